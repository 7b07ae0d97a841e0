import type { AdminUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';

interface EmailUsersProps {
  users: readonly AdminUser[];
  selectedIds: ReadonlySet<string>;
}

/** One email to all chosen users. */
export function EmailUsers({ users, selectedIds }: EmailUsersProps) {
  const addresses = useMemo(
    () => users.filter(({ id }) => selectedIds.has(String(id))).map(({ email }) => email),
    [users, selectedIds],
  );
  return <EmailActions addresses={addresses} />;
}
