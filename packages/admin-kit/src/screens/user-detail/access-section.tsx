import { type AdminUser, serverNow } from '@timemap/admin-api';
import { Suspense } from 'react';
import { isLoading, type QueryState, reload, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Status } from '../../ui/status/status.tsx';
import { Time } from '../../ui/time/time.tsx';
import { trialState } from '../users/index.ts';
import { AccessLine } from './access-line.tsx';
import { ssoQuery, subscriptionQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

const WhitelistLine = lazyPart('whitelist-line', async () => ({
  default: (await import('./access-found.tsx')).WhitelistLine,
}));
const OrganizationsLine = lazyPart('organizations-line', async () => ({
  default: (await import('./access-found.tsx')).OrganizationsLine,
}));
const DealsLine = lazyPart('deals-line', async () => ({
  default: (await import('./access-found.tsx')).DealsLine,
}));

interface AccessSectionProps {
  user: AdminUser;
  onVerify: () => void;
}

/** Organizations and deals take many calls, so a press loads them. Each line fails separately. */
export function AccessSection({ user, onVerify }: AccessSectionProps) {
  const words = useMessages(userDetailMessages);
  const subscription = useRead(subscriptionQuery(user.id));
  const sso = useRead(ssoQuery(user.id));
  const trial = trialState(user.trialExpiresAt, serverNow());
  const trialWords = {
    notStarted: words.accessNoTrial,
    running: words.accessTrialOn,
    over: words.accessTrialOver,
  };
  const isSubscribed = known(subscription, (answer) => answer ?? user.isSubscribed);
  const isConnected = known(sso, ({ isGoogleConnected }) => isGoogleConnected);
  // A trial that is over is the reason for a missing access only where nothing else pays.
  const isReason = trial === 'over' && isSubscribed === false;
  const trialTone = trial === 'running' ? 'success' : isReason ? 'warning' : 'neutral';
  const state = (
    answer: boolean | null,
    yes: string,
    no: string,
    noTone: 'neutral' | 'danger' = 'neutral',
  ) =>
    answer === null ? (
      <Status>{words.accessUnknown}</Status>
    ) : (
      <Status tone={answer ? 'success' : noTone}>{answer ? yes : no}</Status>
    );
  const retry = (read: QueryState<unknown>, name: string) =>
    read.status === 'failed' && (
      <LeavingButton
        aria-label={words.checkOf({ name })}
        isBusy={isLoading(read)}
        onClick={() => reload(read)}
      >
        {words.check}
      </LeavingButton>
    );
  const notChecked = <Status>{words.notChecked}</Status>;
  return (
    <Section title={words.access}>
      <DefinitionList
        items={[
          {
            term: words.email,
            value: (
              <AccessLine
                mend={
                  !user.isVerified && <LeavingButton onClick={onVerify}>{words.markVerified}</LeavingButton>
                }
              >
                {state(user.isVerified, words.accessVerified, words.accessUnverified, 'danger')}
              </AccessLine>
            ),
          },
          {
            term: words.accessWhitelist,
            value: (
              <Suspense fallback={notChecked}>
                <WhitelistLine email={user.email} />
              </Suspense>
            ),
          },
          {
            term: words.accessSso,
            value: (
              <AccessLine mend={retry(sso, words.accessSso)}>
                {state(isConnected, words.accessGoogle, words.accessNoSso)}
              </AccessLine>
            ),
          },
          {
            term: words.subscription,
            value: (
              <AccessLine mend={retry(subscription, words.subscription)}>
                {state(isSubscribed, words.accessSubscription, words.accessNoSubscription)}
              </AccessLine>
            ),
          },
          {
            term: words.trial,
            value: (
              <AccessLine mend={user.trialExpiresAt && <Time value={user.trialExpiresAt} />}>
                <Status tone={trialTone}>{trialWords[trial]}</Status>
              </AccessLine>
            ),
          },
          {
            term: words.accessOrganizations,
            value: (
              <Suspense fallback={notChecked}>
                <OrganizationsLine userId={user.id} />
              </Suspense>
            ),
          },
          {
            term: words.accessDeals,
            value: (
              <Suspense fallback={notChecked}>
                <DealsLine email={user.email} />
              </Suspense>
            ),
          },
        ]}
      />
    </Section>
  );
}

function known<T, Answer>(read: QueryState<T>, answer: (data: T) => Answer): Answer | null {
  return read.status === 'ready' ? answer(read.data) : null;
}
