import type { CurrentUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { usePreferences } from '../console-context.ts';
import { sidebarOf } from '../preferences.ts';
import { shellMessages } from './messages.ts';
import { itemsFor, sidebarItems } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';
import './sidebar.css';

export const SIDEBAR_ID = 'sidebar';

export function Sidebar({ user }: { user: CurrentUser }) {
  const { sections } = useMessages(shellMessages);
  return (
    <nav id={SIDEBAR_ID} aria-label={sections} className="console-sidebar">
      <NavigationList
        items={itemsFor(user, sidebarItems)}
        isRail={sidebarOf(usePreferences(), user) === 'rail'}
      />
    </nav>
  );
}
