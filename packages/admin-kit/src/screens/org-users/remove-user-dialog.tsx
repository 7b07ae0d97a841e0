import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import type { Removal } from './api.ts';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './organization-name.ts';
import { nameOf } from './user-name.ts';

interface Props {
  organization: Organization;
  /** As it was when the dialog opened: whatever the list does meanwhile, this one is removed and nobody else. */
  user: OrganizationUser;
  remove: Action<Removal>;
  onAnswering: (isAnswering: boolean) => void;
  onUserUnknown: () => void;
  onClose: () => void;
}

/** From here, from the whole tree, or not at all. A failure is told here, with the dialog open. @spec A §2, B §8 */
export default function RemoveUserDialog(props: Props) {
  const { organization, user, remove, onAnswering, onUserUnknown, onClose } = props;
  const words = useMessages(orgUsersMessages);
  const errorText = useErrorText();
  const { session } = useAdminKit();
  const [isFromEntireTree, setIsFromEntireTree] = useState(false);
  const name = nameOf(user);

  const close = () => {
    remove.clearError();
    onClose();
  };
  const confirm = async (removal: Removal) => {
    setIsFromEntireTree(removal.isFromEntireTree);
    onAnswering(true);
    const outcome = await remove.run(removal);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'succeeded') {
      announce(words.announceRemoved({ user: name }));
      close();
      return;
    }
    // Where the removal may have been made, the alert says so, and the dialog waits to be closed.
    if (outcome.status === 'vetoed' || !outcome.error.mayHaveBeenApplied) onAnswering(false);
    // Somebody else was faster, perhaps: the list will tell.
    if (outcome.status === 'failed' && outcome.error.status === 404) onUserUnknown();
  };

  return (
    <AlertDialog
      isOpen
      title={words.removeTitle({ user: name })}
      description={words.removeDescription({
        user: name,
        id: String(user.id),
        organization: organizationName(organization, words),
      })}
      onClose={close}
      isBusy={remove.isBusy}
      error={remove.error && errorText(remove.error)}
      actions={null}
    >
      {user.id === session.user.id && <Alert tone="warning">{words.removeOwn}</Alert>}
      <Button
        variant="danger"
        isBusy={remove.isBusy && !isFromEntireTree}
        onClick={() => void confirm({ user, isFromEntireTree: false })}
      >
        {words.removeHere}
      </Button>
      <Button
        variant="danger"
        isBusy={remove.isBusy && isFromEntireTree}
        onClick={() => void confirm({ user, isFromEntireTree: true })}
      >
        {words.removeEverywhere}
      </Button>
    </AlertDialog>
  );
}
