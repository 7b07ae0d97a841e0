import type { OrganizationUser } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { useLeftOpen } from '../../provider/use-draft.ts';
import type { JobHistory } from './bulk-add-job.ts';

/** The dialog that is open, with whom it is about held fixed for as long as it is. */
export type OpenUsersDialog =
  | { readonly kind: 'adding' }
  | { readonly kind: 'addingMultiple' }
  /** `isAnswering`: the request is under way, and speaks for itself. */
  | { readonly kind: 'removing'; readonly user: OrganizationUser; readonly isAnswering: boolean };

/** Where the forms of an organization keep what was typed. */
export const addUserDraftKey = (organizationId: number) => `organization-user.add.${organizationId}`;
export const addMultipleDraftKey = (organizationId: number) => `organization-user.add-many.${organizationId}`;

/** What is said once a dialog has closed. */
export type UsersNotice =
  | { readonly kind: 'gone'; readonly user: OrganizationUser }
  | { readonly kind: 'added'; readonly history: JobHistory };

export interface UsersDialog {
  readonly open: OpenUsersDialog | null;
  readonly notice: UsersNotice | null;
  /** Keeps its identity, as rows must not render again for it. */
  show(next: OpenUsersDialog): void;
  close(notice?: UsersNotice): void;
  setAnswering(isAnswering: boolean): void;
  dismissNotice(): void;
}

/** Which dialog is open. One that asks about someone who is gone meanwhile closes and says so. */
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
