import type { CurrentUser } from '@timemap/admin-api';
import { usePreferences } from '../console-context.ts';
import { itemsFor, sidebarItems } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';
import './sidebar.css';

export const SIDEBAR_ID = 'sidebar';

/** The sections of the console. Below 900 px the drawer stands in for it. */
export function Sidebar({ user }: { user: CurrentUser }) {
  const { isSidebarHidden } = usePreferences();
  if (isSidebarHidden) return null;
  return (
    <nav id={SIDEBAR_ID} aria-label="Sections" className="console-sidebar">
      <NavigationList items={itemsFor(user, sidebarItems)} />
    </nav>
  );
}
