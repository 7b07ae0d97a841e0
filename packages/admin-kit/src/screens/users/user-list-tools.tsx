import type { AdminUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { type BulkAction, sendAsItem } from '../../bulk-job/bulk-items.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { savedItems } from '../../bulk-job/saved-items.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { EmailHint } from '../../parts/email-mode-button.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { TableFacets } from '../../ui/data-table/table-facets.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { WithPart } from '../../ui/slot/slot.tsx';
import { type TrialStep, type UserFlag, userKeys, usersQuery } from './api.ts';
import { usersMessages } from './messages.ts';
import { nameOfUser, stepToUndo, type UserFacet, userFacets } from './rules.ts';
import { userToolsMessages } from './tools-messages.ts';
import { flagSave, trialAction, type UserFailure } from './use-users.ts';

export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';
export { LoginAsDialog } from '../login-as/index.ts';
export { TrialDialog } from './trial-dialog.tsx';

interface UserFiltersProps {
  users: readonly AdminUser[];
  choice: string | undefined;
  onChoose: (choice: string) => void;
  isEmailing: boolean;
}

/** @spec B §3 */
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
      {isEmailing && <EmailHint text={words.pickUsers} className="ak-users-table-note" />}
      <TableFacets label={words.facets} facets={facets} rows={users} choice={choice} onChoose={onChoose} />
    </>
  );
}

interface EmailUsersProps {
  users: readonly AdminUser[];
  selectedIds: ReadonlySet<string>;
}

export function EmailUsers({ users, selectedIds }: EmailUsersProps) {
  const addresses = useMemo(
    () => users.filter(({ id }) => selectedIds.has(String(id))).map(({ email }) => email),
    [users, selectedIds],
  );
  return <EmailActions addresses={addresses} />;
}

interface UserBulkActionsProps extends EmailUsersProps {
  ask: (action: BulkAction) => void;
}

const flags = ['isVerified', 'isGrandfathered', 'hasEduEligibilityOverride'] as const;
const steps = ['reset', 'expire', 'restart'] as const;

/** @spec B §4 */
export function UserBulkActions({ users, selectedIds, ask }: UserBulkActionsProps) {
  const words = useMessages(userToolsMessages);
  const names = useMessages(usersMessages);
  const { alreadySo } = useMessages(bulkJobMessages);
  const { session } = useAdminKit();
  const count = useCount();
  const selected = () => users.filter(({ id }) => selectedIds.has(String(id)));

  const setFlag = (flag: UserFlag, isOn: boolean) => {
    const name = { flag: names[flag] };
    ask({
      name: 'users-flag',
      label: isOn ? words.setFlag(name) : words.unsetFlag(name),
      question: (count) => (isOn ? words.askSetFlag : words.askUnsetFlag)({ ...name, count }),
      done: (count) => (isOn ? words.flagSet : words.flagUnset)({ ...name, count }),
      keys: userKeys,
      candidates: savedItems(flagSave(names, session.user.id), {
        items: selected(),
        change: { flag, isOn },
        nameOf: nameOfUser,
        alreadySo,
        check: () => usersQuery,
      }),
    });
  };
  const changeTrial = (step: TrialStep) => {
    const action = trialAction(names);
    const lostCount = selected().filter(({ trialExpiresAt }) => trialExpiresAt !== null).length;
    const questions = { reset: words.askReset, expire: words.askExpire, restart: words.askRestart };
    const done = { reset: words.trialsReset, expire: words.trialsExpired, restart: words.trialsRestarted };
    ask({
      name: 'users-trial',
      label: words[`${step}Many`],
      question: questions[step],
      done: done[step],
      ...(lostCount > 0 && { isDanger: true, warning: words.trialDatesLost(count(lostCount)) }),
      keys: userKeys,
      candidates: selected().map((user) => {
        const inverse = stepToUndo(user, step);
        return {
          id: String(user.id),
          name: nameOfUser(user),
          leftOut: step === 'reset' && user.trialExpiresAt === null ? alreadySo : null,
          send: sendAsItem(action, { user, step }),
          undo: inverse && sendAsItem(action, { user, step: inverse }),
        };
      }),
    });
  };

  return (
    <>
      <Menu
        label={words.flags}
        variant="secondary"
        size="small"
        entries={flags.flatMap((flag) =>
          [true, false].map((isOn) => ({
            label: (isOn ? words.setFlag : words.unsetFlag)({ flag: names[flag] }),
            onSelect: () => setFlag(flag, isOn),
          })),
        )}
      >
        {words.flags}
      </Menu>
      <WithPart name="changeTrial">
        <Menu
          label={names.trial}
          variant="secondary"
          size="small"
          entries={steps.map((step) => ({ label: names[step], onSelect: () => changeTrial(step) }))}
        >
          {names.trial}
        </Menu>
      </WithPart>
    </>
  );
}

interface UserFailureAlertProps {
  failure: UserFailure;
  onDismiss: () => void;
}

/** @spec B §8 */
export function UserFailureAlert({ failure, onDismiss }: UserFailureAlertProps) {
  const words = useMessages(usersMessages);
  const errorText = useErrorText();
  const { user, change, error } = failure;
  const name = { user: nameOfUser(user) };
  return (
    <Alert
      tone="danger"
      isInterrupting
      isFloating
      title={change === 'trial' ? words.trialOf(name) : words.changeOf({ ...name, change: words[change] })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: errorText(error) })}
    </Alert>
  );
}

// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
