import { useMessages } from '@timemap/admin-kit';
import { ColumnsIcon, KeyIcon, MailIcon, OrganizationIcon } from '@timemap/admin-kit/ui/icon';
import { Tooltip } from '@timemap/admin-kit/ui/tooltip';
import { pageMessages } from '../messages.ts';
import { NavLink } from './nav-link.tsx';
import type { NavigationItem } from './navigation.ts';
import './navigation-list.css';

const icons = { columns: ColumnsIcon, key: KeyIcon, mail: MailIcon, organization: OrganizationIcon };

export type NavigationIcon = keyof typeof icons;

interface NavigationListProps {
  items: readonly NavigationItem[];
  /** The names are tooltips. @default false */
  isRail?: boolean;
  onFollowed?: () => void;
}

export function NavigationList({ items, isRail = false, onFollowed }: NavigationListProps) {
  const words = useMessages(pageMessages);
  return (
    <ul className="console-navigation-list">
      {items.map(({ label, to, icon }) => {
        const ItemIcon = icons[icon];
        const link = (
          <NavLink to={to} className="console-navigation-link" onClick={onFollowed}>
            <ItemIcon />
            <span className={isRail ? 'ak-visually-hidden' : undefined}>{words[label]}</span>
          </NavLink>
        );
        return <li key={to}>{isRail ? <Tooltip text={words[label]}>{link}</Tooltip> : link}</li>;
      })}
    </ul>
  );
}
