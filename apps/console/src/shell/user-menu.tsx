import type { CurrentUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { ChevronDownIcon, SignOutIcon } from '@timemap/admin-kit/ui/icon';
import { UserText, VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useId } from 'react';
import { useConsole } from '../console-context.ts';
import { Around } from '../words.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { shellMessages } from './messages.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './user-menu.css';

/** A native popover: no menu code to load, and Escape closes it. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { logOut } = useConsole();
  const words = useMessages(shellMessages);
  const panelId = useId();
  return (
    <>
      <Button
        variant="quiet"
        popoverTarget={panelId}
        className="console-user-button"
        icon={<Avatar name={user.username} />}
        endIcon={<ChevronDownIcon />}
      >
        <Around
          text={(gap) => words.userMenu({ user: gap })}
          renderWords={(part) => <VisuallyHidden>{part}</VisuallyHidden>}
        >
          <UserText text={user.username} className="console-user-name" />
        </Around>
      </Button>
      <div id={panelId} popover="auto" className="console-user-menu">
        <p className="console-user-who">
          <Around text={(gap) => words.signedInAs({ user: gap })}>
            <UserText text={user.username} className="console-user-who-name" />
          </Around>
        </p>
        <ThemeSwitch />
        <LanguageSwitch />
        <Button variant="quiet" className="console-user-logout" icon={<SignOutIcon />} onClick={logOut}>
          {words.logout}
        </Button>
      </div>
    </>
  );
}

/** A letter that everyone can see: names may begin with marks or invisible characters. */
function Avatar({ name }: { name: string }) {
  return (
    <span className="console-user-avatar" aria-hidden="true">
      {/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?'}
    </span>
  );
}
