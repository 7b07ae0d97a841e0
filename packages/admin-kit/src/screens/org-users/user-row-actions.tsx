import type { OrganizationUser } from '@timemap/admin-api';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { orgUsersMessages } from './messages.ts';
import { nameOf } from './user-name.ts';

interface UserRowActionsProps {
  user: OrganizationUser;
  /** Nobody toggles their own flag: then there is no button for it. */
  canToggle: boolean;
  /** Settles when the flag is what the server says. */
  onToggle: (user: OrganizationUser) => Promise<void>;
  onRemove: (user: OrganizationUser) => void;
}

/** What an admin can do with one user. Its being busy is its own, so that no other row renders for it. */
export function UserRowActions({ user, canToggle, onToggle, onRemove }: UserRowActionsProps) {
  const words = useMessages(orgUsersMessages);
  const [isToggling, setIsToggling] = useState(false);
  const name = { user: nameOf(user) };

  const toggle = async () => {
    setIsToggling(true);
    await onToggle(user);
    setIsToggling(false);
  };

  return (
    <span className="ak-org-users-panel-row-actions">
      {canToggle && (
        <Button
          size="small"
          isBusy={isToggling}
          flips={user.isAdmin}
          aria-label={user.isAdmin ? words.takeAdminOf(name) : words.makeAdminOf(name)}
          onClick={() => void toggle()}
        >
          {user.isAdmin ? words.takeAdmin : words.makeAdmin}
        </Button>
      )}
      <IconButton
        size="small"
        className="ak-org-users-panel-row-remove"
        icon={<Icon name="trash" />}
        label={words.removeOf(name)}
        onClick={() => onRemove(user)}
      />
    </span>
  );
}
