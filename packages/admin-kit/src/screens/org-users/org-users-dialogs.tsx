import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { Suspense, useCallback, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { downloadFile } from '../../browser/download-file.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { useLeftOpen } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { countOf, type JobHistory, type LineOutcome, resultsCsv } from './bulk-add.ts';
import { orgUsersMessages } from './messages.ts';
import { nameOf } from './rules.ts';
import { addMultipleDraftKey, addUserDraftKey, type OrgUsersActions } from './use-org-users.ts';

const AddUserDialog = lazyPart('add-user-dialog', async () => ({
  default: (await import('./user-dialogs.tsx')).AddUserDialog,
}));
const AddMultipleUsersDialog = lazyPart(
  'add-multiple-users-dialog',
  () => import('./add-multiple-users-dialog.tsx'),
);
const RemoveUserDialog = lazyPart('remove-user-dialog', async () => ({
  default: (await import('./user-dialogs.tsx')).RemoveUserDialog,
}));

interface OrgUsersDialogsProps {
  dialog: UsersDialog;
  organization: Organization;
  actions: OrgUsersActions;
  /** Fires when the server no longer knows the user. */
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

/** The open dialog. It keeps the user that it was opened for. */
export type OpenUsersDialog =
  | { readonly kind: 'adding' }
  | { readonly kind: 'addingMultiple' }
  /** `isAnswering`: the request is running, and the dialog shows its outcome. */
  | { readonly kind: 'removing'; readonly user: OrganizationUser; readonly isAnswering: boolean };

/** Shown after a dialog has closed. */
type UsersNotice =
  | { readonly kind: 'gone'; readonly user: OrganizationUser }
  | { readonly kind: 'added'; readonly history: JobHistory };

export interface UsersDialog {
  readonly open: OpenUsersDialog | null;
  readonly notice: UsersNotice | null;
  /** Keeps its identity, so that rows do not render again. */
  show(next: OpenUsersDialog): void;
  close(notice?: UsersNotice): void;
  setAnswering(isAnswering: boolean): void;
  dismissNotice(): void;
}

/** Closes the removal dialog, with a notice, when its user disappears from the list. */
export function useUsersDialog(
  organizationId: number,
  users: readonly OrganizationUser[] | null,
): UsersDialog {
  const leftAdding = useLeftOpen(addUserDraftKey(organizationId));
  const leftAddingMultiple = useLeftOpen(addMultipleDraftKey(organizationId));
  const [open, setOpen] = useState<OpenUsersDialog | null>(
    leftAdding ? { kind: 'adding' } : leftAddingMultiple ? { kind: 'addingMultiple' } : null,
  );
  const [notice, setNotice] = useState<UsersNotice | null>(null);

  if (open?.kind === 'removing' && !open.isAnswering && users !== null) {
    if (!users.some(({ id }) => id === open.user.id)) {
      setOpen(null);
      setNotice({ kind: 'gone', user: open.user });
    }
  }

  return {
    open,
    notice,
    show: useCallback((next) => {
      setNotice(null);
      setOpen(next);
    }, []),
    close: useCallback((next) => {
      setOpen(null);
      if (next !== undefined) setNotice(next);
    }, []),
    setAnswering: useCallback(
      (isAnswering) =>
        setOpen((before) => (before?.kind === 'removing' ? { ...before, isAnswering } : before)),
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

/** What is said once a dialog has closed, until the person is done with it. */
export function UsersNoticeAlert({ notice, organizationId, onDismiss }: UsersNoticeAlertProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  if (notice.kind === 'gone') {
    const { user } = notice;
    return (
      <Alert isInterrupting onDismiss={onDismiss}>
        {words.gone({ user: nameOf(user), id: String(user.id) })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      onDismiss={onDismiss}
      action={<DownloadResultsButton size="small" organizationId={organizationId} history={notice.history} />}
    >
      {words.allAdded(count(countOf(notice.history.results, 'added')))}
    </Alert>
  );
}

interface DownloadResultsButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  organizationId: number;
  history: JobHistory;
}

/** Saves what became of each line, for the records or for another try elsewhere. */
export function DownloadResultsButton({ organizationId, history, ...rest }: DownloadResultsButtonProps) {
  const words = useMessages(orgUsersMessages);
  const reasonOf = useLineReason();
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    const text = resultsCsv(history, words, reasonOf);
    const isSaved = downloadFile({ name: `organization-${organizationId}-added-users.csv`, text });
    setHasFailed(!isSaved);
    if (!isSaved) announce(words.downloadFailed, { politeness: 'assertive' });
  };
  return (
    <>
      <Button {...rest} icon={<DownloadIcon />} onClick={save}>
        {words.download}
      </Button>
      {hasFailed && <span className="ak-org-users-panel-muted">{words.downloadFailed}</span>}
    </>
  );
}

/** Why a line was not added; null where there is nothing to say. */
export function useLineReason(): (outcome: LineOutcome) => string | null {
  const words = useMessages(orgUsersMessages);
  const errorText = useErrorText();
  return (outcome) => {
    if ('error' in outcome) return errorText(outcome.error);
    return outcome.status === 'vetoed' ? words.vetoed : null;
  };
}
