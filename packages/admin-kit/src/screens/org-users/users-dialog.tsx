import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { Suspense, useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { useControlledOpen } from '../../parts/use-controlled-open.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import type { JobHistory } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';
import { nameOf } from './rules.ts';
import { addMultipleDraftKey, addUserDraftKey, type OrgUsersActions } from './use-org-users.ts';

const tools = () => import('./user-tools.ts');
const AddUserDialog = lazyPart('add-user-dialog', tools, 'AddUserDialog');
const AddMultipleUsersDialog = lazyPart('add-multiple-users-dialog', tools, 'AddMultipleUsersDialog');
const AllAddedAlert = lazyPart('all-added', tools, 'AllAddedAlert');
const RemoveUserDialog = lazyPart('remove-user-dialog', tools, 'RemoveUserDialog');

interface OrgUsersDialogsProps {
  dialog: UsersDialog;
  organization: Organization;
  actions: OrgUsersActions;
  onUserUnknown: () => void;
}

export function OrgUsersDialogs({ dialog, organization, actions, onUserUnknown }: OrgUsersDialogsProps) {
  const { open, close } = dialog;
  usePreload(AddUserDialog, AddMultipleUsersDialog, RemoveUserDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'adding' && (
        <AddUserDialog
          organization={organization}
          add={actions.add}
          onSeveral={dialog.askToAddMultiple}
          onClose={close}
        />
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

type OtherDialog =
  | { readonly kind: 'addingMultiple' }
  | { readonly kind: 'removing'; readonly user: OrganizationUser; readonly isAnswering: boolean };

type UsersNotice =
  | { readonly kind: 'gone'; readonly user: OrganizationUser }
  | { readonly kind: 'added'; readonly history: JobHistory };

export interface UsersDialog {
  readonly open: { readonly kind: 'adding' } | OtherDialog | null;
  readonly notice: UsersNotice | null;
  askToAdd(): void;
  askToAddMultiple(): void;
  askToRemove(user: OrganizationUser): void;
  close(notice?: UsersNotice): void;
  setAnswering(isAnswering: boolean): void;
  dismissNotice(): void;
}

interface UsersDialogOptions {
  readonly organizationId: number;
  readonly users: readonly OrganizationUser[] | null;
  readonly canAdd: boolean;
  readonly isAdding: boolean | undefined;
  readonly onAddingChange: ((isAdding: boolean) => void) | undefined;
}

export function useUsersDialog({ organizationId, users, canAdd, ...host }: UsersDialogOptions): UsersDialog {
  const leftAdding = useLeftOpen(addUserDraftKey(organizationId));
  const leftAddingMultiple = useLeftOpen(addMultipleDraftKey(organizationId));
  const [isAdding, setAdding] = useControlledOpen(host.isAdding, host.onAddingChange, leftAdding);
  const [other, setOther] = useState<OtherDialog | null>(
    leftAddingMultiple ? { kind: 'addingMultiple' } : null,
  );
  const [notice, setNotice] = useState<UsersNotice | null>(null);

  if (other?.kind === 'removing' && !other.isAnswering && users !== null) {
    if (!users.some(({ id }) => id === other.user.id)) {
      setOther(null);
      setNotice({ kind: 'gone', user: other.user });
    }
  }

  const ask = useCallback((next: OtherDialog) => {
    setNotice(null);
    setOther(next);
  }, []);

  const isOtherAllowed = canAdd || other?.kind !== 'addingMultiple';
  return {
    open: isAdding && canAdd ? { kind: 'adding' } : isOtherAllowed ? other : null,
    notice,
    askToAdd: () => {
      setNotice(null);
      setAdding(true);
    },
    askToAddMultiple: () => ask({ kind: 'addingMultiple' }),
    askToRemove: useCallback((user) => ask({ kind: 'removing', user, isAnswering: false }), [ask]),
    close: (next) => {
      if (isAdding) setAdding(false);
      setOther(null);
      if (next !== undefined) setNotice(next);
    },
    setAnswering: useCallback(
      (isAnswering) =>
        setOther((before) => (before?.kind === 'removing' ? { ...before, isAnswering } : before)),
      [],
    ),
    dismissNotice: useCallback(() => setNotice(null), []),
  };
}

interface UsersNoticeAlertProps {
  notice: UsersNotice;
  organizationId: number;
  onDismiss: () => void;
}

export function UsersNoticeAlert({ notice, organizationId, onDismiss }: UsersNoticeAlertProps) {
  const words = useMessages(orgUsersMessages);
  if (notice.kind === 'gone') {
    const { user } = notice;
    return (
      <Alert isInterrupting onDismiss={onDismiss}>
        {words.gone({ user: nameOf(user), id: String(user.id) })}
      </Alert>
    );
  }
  return (
    <Suspense fallback={null}>
      <AllAddedAlert organizationId={organizationId} history={notice.history} onDismiss={onDismiss} />
    </Suspense>
  );
}
