import type { Organization } from '@timemap/admin-api';
import { Suspense } from 'react';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import type { OrgUsersActions } from './use-org-users.ts';
import type { UsersDialog } from './use-users-dialog.ts';

// A dialog's code loads when it first opens: most people only look at the list.
const AddUserDialog = lazyPart('add-user-dialog', () => import('./add-user-dialog.tsx'));
const AddMultipleUsersDialog = lazyPart(
  'add-multiple-users-dialog',
  () => import('./add-multiple-users-dialog.tsx'),
);
const RemoveUserDialog = lazyPart('remove-user-dialog', () => import('./remove-user-dialog.tsx'));

interface OrgUsersDialogsProps {
  dialog: UsersDialog;
  organization: Organization;
  actions: OrgUsersActions;
  /** Loads the users again, when the server knows the person no more. */
  onUserUnknown: () => void;
}

export function OrgUsersDialogs({ dialog, organization, actions, onUserUnknown }: OrgUsersDialogsProps) {
  const { open, close } = dialog;
  usePrefetch(AddUserDialog, AddMultipleUsersDialog, RemoveUserDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'adding' && (
        <AddUserDialog organization={organization} add={actions.add} onClose={close} />
      )}
      {open?.kind === 'addingMultiple' && (
        <AddMultipleUsersDialog
          organization={organization}
          onClose={close}
          onAllAdded={(history) => close({ kind: 'added', history })}
        />
      )}
      {open?.kind === 'removing' && (
        <RemoveUserDialog
          organization={organization}
          user={open.user}
          remove={actions.remove}
          onAnswering={dialog.setAnswering}
          onUserUnknown={onUserUnknown}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
