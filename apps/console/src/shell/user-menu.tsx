import type { CurrentUser } from '@timemap/admin-api';
import { Button } from '@timemap/admin-kit/ui/button';
import { ChevronDownIcon, SignOutIcon } from '@timemap/admin-kit/ui/icon';
import { UserText, VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useId } from 'react';
import { useConsole } from '../console-context.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './user-menu.css';

/** Who is signed in, and the way out. The browser's own popover: no menu code to load, and Escape closes it. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { logOut } = useConsole();
  const panelId = useId();
  return (
    <>
      <Button
        variant="quiet"
        popoverTarget={panelId}
        className="console-user-button"
        endIcon={<ChevronDownIcon />}
      >
        <VisuallyHidden>User menu: </VisuallyHidden>
        <UserText text={user.username} className="console-user-name" />
      </Button>
      <div id={panelId} popover="auto" className="console-user-menu">
        <p className="console-user-who">
          Signed in as <UserText text={user.username} className="console-user-who-name" />
        </p>
        <ThemeSwitch />
        <Button variant="quiet" className="console-user-logout" icon={<SignOutIcon />} onClick={logOut}>
          Logout
        </Button>
      </div>
    </>
  );
}
