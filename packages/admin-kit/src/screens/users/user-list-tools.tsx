import type { AdminUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { TableFacets } from '../../ui/data-table/table-facets.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { usersMessages } from './messages.ts';
import { type UserFacet, userFacets } from './rules.ts';
import { userToolsMessages } from './tools-messages.ts';
import type { UserFailure } from './use-users.ts';

interface UserFiltersProps {
  users: readonly AdminUser[];
  choice: string | undefined;
  onChoose: (choice: string) => void;
  isEmailing: boolean;
}

/** What the records of the list say about each user, counted. @spec B §3 */
export function UserFilters({ users, choice, onChoose, isEmailing }: UserFiltersProps) {
  const words = useMessages(userToolsMessages);
  const names = useMessages(usersMessages);
  const facets = useMemo(() => {
    const labels: Readonly<Record<UserFacet, string>> = {
      ...words,
      subscribed: names.subscribed,
      grandfathered: names.isGrandfathered,
      eduOverride: names.hasEduEligibilityOverride,
      skipsLtiPayments: names.skipsLtiPayments,
      globalAdmin: names.isGlobalAdmin,
    };
    return userFacets.map(
      ({ value, where }): TableFacet<AdminUser> => ({
        value,
        label: labels[value],
        where,
        ...(value.startsWith('trial') && { group: 'trial' }),
      }),
    );
  }, [words, names]);
  return (
    <>
      {isEmailing && <p className="ak-users-table-note">{words.pickUsers}</p>}
      <TableFacets label={words.facets} facets={facets} rows={users} choice={choice} onChoose={onChoose} />
    </>
  );
}

interface EmailUsersProps {
  users: readonly AdminUser[];
  selectedIds: ReadonlySet<string>;
}

/** One email to all selected users. */
export function EmailUsers({ users, selectedIds }: EmailUsersProps) {
  const addresses = useMemo(
    () => users.filter(({ id }) => selectedIds.has(String(id))).map(({ email }) => email),
    [users, selectedIds],
  );
  return <EmailActions addresses={addresses} />;
}

interface UserFailureAlertProps {
  failure: UserFailure;
  onDismiss: () => void;
}

/** Which change of which user failed, and why. @spec B §8 */
export function UserFailureAlert({ failure, onDismiss }: UserFailureAlertProps) {
  const words = useMessages(usersMessages);
  const errorText = useErrorText();
  const { user, change, error } = failure;
  const name = { user: visibleText(user.username || String(user.id)) };
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={change === 'trial' ? words.trialOf(name) : words.flagOf({ ...name, flag: words[change] })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
