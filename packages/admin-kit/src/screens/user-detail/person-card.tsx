import { type AdminUser, serverNow } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { VerdictLine } from '../../person-access/person-verdict.tsx';
import { usePersonAccess } from '../../person-access/use-person-access.ts';
import { verdictOf } from '../../person-access/verdict.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SsoLine } from './answers.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { DealsLine, OrganizationsLine, WhitelistLine } from './membership-lines.tsx';
import { userDetailMessages } from './messages.ts';
import { StatusLine, VerifiedLine } from './status-line.tsx';
import { SubscriptionLine } from './subscription-line.tsx';
import { TrialLine } from './trial-line.tsx';
import type { UserDetailState } from './use-user-detail.ts';

const AddToOrganizationDialog = lazyPart(
  'add-to-organization-dialog',
  () => import('./user-detail-tools.ts'),
  'AddToOrganizationDialog',
);

interface PersonCardProps {
  user: AdminUser;
  state: UserDetailState;
}

/** The verdict on a person, then one line for each fact behind it. Each line fails separately. */
export default function PersonCard({ user, state }: PersonCardProps) {
  const words = useMessages(userDetailMessages);
  usePreload(AddToOrganizationDialog);
  const access = usePersonAccess(user);
  const [isAdding, setAdding] = useState(false);
  const now = serverNow();
  const isUnpaid = verdictOf(user, access, now).kind === 'unpaid';
  const { organizations, enterpriseDeals } = access;
  const flags = {
    user,
    failureOf: state.flagFailureOf,
    onChange: state.actions.setFlag,
  };
  return (
    <>
      <VerdictLine user={user} known={access} />
      <Section
        title={words.access}
        className="ak-user-detail-card"
        actions={
          <IconButton
            size="small"
            icon={<RefreshIcon />}
            label={words.checkAgain}
            isBusy={access.isChecking}
            onClick={() => {
              organizations.search();
              enterpriseDeals.search();
            }}
          />
        }
      >
        <VerifiedLine {...flags} />
        <StatusLine {...flags} />
        <SubscriptionLine user={user} read={access.subscription} />
        <TrialLine
          user={user}
          isUnpaid={isUnpaid}
          failure={state.trialFailure}
          onChange={state.actions.changeTrial}
        />
        <WhitelistLine email={user.email} />
        <SsoLine userId={user.id} />
        {/* They grow while they are checked, so nothing that people press is below them. */}
        <OrganizationsLine access={access} isUnpaid={isUnpaid} onAdd={() => setAdding(true)} />
        <DealsLine access={access} isUnpaid={isUnpaid} now={now} />
      </Section>
      <ChangeAlert
        title={state.flagFailure ? words[state.flagFailure.flag] : ''}
        error={state.flagFailure?.error}
      />
      <ChangeAlert title={words.trial} error={state.trialFailure?.error} />
      <Suspense fallback={null}>
        {isAdding && (
          <AddToOrganizationDialog
            user={user}
            memberOf={new Set(access.memberships.map(({ organization: { id } }) => id))}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
