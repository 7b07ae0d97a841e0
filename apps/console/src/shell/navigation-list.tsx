import { useMessages } from '@timemap/admin-kit';
import { ColumnsIcon, KeyIcon, MailIcon, OrganizationIcon } from '@timemap/admin-kit/ui/icon';
import { pageMessages } from '../messages.ts';
import { NavLink } from './nav-link.tsx';
import type { NavigationItem } from './navigation.ts';
import './navigation-list.css';

const icons = { columns: ColumnsIcon, key: KeyIcon, mail: MailIcon, organization: OrganizationIcon };

export type NavigationIcon = keyof typeof icons;

interface NavigationListProps {
  items: readonly NavigationItem[];
  onFollowed?: () => void;
}

export function NavigationList({ items, onFollowed }: NavigationListProps) {
  const words = useMessages(pageMessages);
  return (
    <ul className="console-navigation-list">
      {items.map(({ label, to, icon }) => {
        const ItemIcon = icons[icon];
        return (
          <li key={to}>
            <NavLink to={to} className="console-navigation-link" onClick={onFollowed}>
              <ItemIcon />
              {words[label]}
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}
