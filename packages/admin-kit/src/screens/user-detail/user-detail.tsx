import type { AdminUser, UserProject } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { canLogInAs } from '../../provider/can-log-in-as.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { nameOfUser } from '../users/index.ts';
import { AccountSection } from './account-section.tsx';
import { DemographicsSection } from './demographics-section.tsx';
import { userDetailMessages } from './messages.ts';
import { SsoSection } from './sso-section.tsx';
import { StatusSection } from './status-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { TrialSection } from './trial-section.tsx';
import { type UserDetailState, useUserDetail } from './use-user-detail.ts';
import './user-detail.css';

// Most people never act as another: the dialog loads when it first opens.
// The two tables stand below everything else: what is above need not wait for their code.
const ProjectsSection = lazyPart('projects-section', () => import('./projects-section.tsx'));
const TicketsSection = lazyPart('tickets-section', () => import('./tickets-section.tsx'));
const LoginAsDialog = lazyPart('login-as', async () => ({
  default: (await import('../login-as/index.ts')).LoginAsDialog,
}));

export interface UserDetailProps extends ScreenRootProps {
  userId: number;
}

/**
 * One user: texts, flags, subscription, trial, projects, answers, sign-in and tickets, each with a load of its own. For
 * global admins. @operation GET /global/users/{id} @spec B §2
 */
export function UserDetail({ userId, ...rest }: UserDetailProps) {
  const words = useMessages(userDetailMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot {...rest} screen="user-detail">
      {session.user.isAdmin ? (
        <UserDetailContent key={userId} userId={userId} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function UserDetailContent({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const state = useUserDetail(userId);
  const { read } = state;
  switch (read.status) {
    case 'loading':
      return (
        <LoadingState label={words.loading}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height="200px" />
        </LoadingState>
      );
    case 'failed':
      return (
        <FailedState title={words.loadFailed} onRetry={read.retry} isRetrying={read.isRetrying}>
          {errorText(read.error)}
        </FailedState>
      );
    case 'ready':
      return <LoadedUser user={read.data} isRefreshing={read.isRefreshing} state={state} />;
  }
}

interface LoadedUserProps {
  user: AdminUser;
  isRefreshing: boolean;
  state: UserDetailState;
}

function LoadedUser({ user, isRefreshing, state }: LoadedUserProps) {
  const words = useMessages(userDetailMessages);
  const { session } = useAdminKit();
  const [acting, setActing] = useState<{ project: UserProject | null } | null>(null);
  const [connect] = useState(() => (project: UserProject) => setActing({ project }));
  const permission = canLogInAs(session, user);
  const { actions, flagFailure, trialFailure } = state;
  return (
    <>
      <PageHeader
        level={2}
        title={<UserText text={user.displayName || user.username || words.unnamed} />}
        below={<UserText text={user.username} className="ak-user-detail-muted" />}
        actions={
          <Button
            disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
            onClick={() => setActing({ project: null })}
          >
            {/* Its beginning is enough: the whole name stands beside it. */}
            <span className="ak-user-detail-log-in">{words.logInAs({ user: nameOfUser(user) })}</span>
          </Button>
        }
      />
      <div className="ak-user-detail-progress">{isRefreshing && <Progress label={words.loading} />}</div>
      <div className="ak-user-detail-sections">
        <AccountSection user={user} setText={actions.setText} />
        <StatusSection user={user} failure={flagFailure} onChange={actions.setFlag} />
        <SubscriptionSection user={user} />
        <TrialSection user={user} failure={trialFailure} onChange={actions.changeTrial} />
        <DemographicsSection userId={user.id} />
        <SsoSection userId={user.id} />
      </div>
      <Suspense fallback={null}>
        <ProjectsSection user={user} onConnect={connect} />
        <TicketsSection userId={user.id} />
      </Suspense>
      <Suspense fallback={null}>
        {acting && (
          <LoginAsDialog
            user={user}
            {...(acting.project && { project: acting.project })}
            onClose={() => setActing(null)}
          />
        )}
      </Suspense>
    </>
  );
}
