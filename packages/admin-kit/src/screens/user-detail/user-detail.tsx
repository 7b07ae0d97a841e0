import type { AdminUser, UserProject } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { isMissing } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { canLogInAs } from '../../provider/permission.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure, ReadView } from '../../ui/screen-state/read-view.tsx';
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
  /** The level of the heading that names the user. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * One user: texts, flags, subscription, trial, projects, answers, sign-in and tickets, each with a load of its own. For
 * global admins. @operation GET /global/users/{id} @spec B §2
 */
export function UserDetail({ userId, headingLevel = 2, ...rest }: UserDetailProps) {
  const words = useMessages(userDetailMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot {...rest} screen="user-detail">
      {session.user.isAdmin ? (
        <UserDetailContent key={userId} {...{ userId, headingLevel }} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

/** Someone to log in as, and the project to begin with. */
type Acting = { readonly project: UserProject | null };

function UserDetailContent({
  userId,
  headingLevel,
}: Required<Pick<UserDetailProps, 'userId' | 'headingLevel'>>) {
  const words = useMessages(userDetailMessages);
  const { links, linkComponent } = useAdminKit();
  const state = useUserDetail(userId);
  const [acting, setActing] = useState<Acting | null>(null);
  const { read } = state;
  const user = read.status === 'ready' ? read.data : null;
  const isGone = read.status === 'failed' && isMissing(read.error);
  const unknown = isGone ? words.notFound : words.titleOf({ id: String(userId) });
  return (
    <>
      <PageHeader
        level={headingLevel}
        title={user ? <UserText text={user.displayName || user.username || words.unnamed} /> : unknown}
        below={user ? <UserText text={user.username} className="ak-user-detail-muted" /> : undefined}
        actions={
          user ? <LogInButton user={user} onPressed={() => setActing({ project: null })} /> : undefined
        }
      />
      <ReadView
        read={read}
        failedTitle={words.loadFailed}
        loadingLabel={words.loading}
        progressClass="ak-user-detail-progress"
        loading={
          <LoadingState label={words.loading}>
            <Skeleton shape="block" height="200px" />
          </LoadingState>
        }
        failed={(failed) => (
          <ReadFailure
            read={failed}
            title={words.loadFailed}
            action={
              isGone && (
                <ButtonLink href={links.section('users')} component={linkComponent}>
                  {words.allUsers}
                </ButtonLink>
              )
            }
          />
        )}
      >
        {(loaded) => <LoadedUser user={loaded} state={state} acting={acting} onActing={setActing} />}
      </ReadView>
    </>
  );
}

function LogInButton({ user, onPressed }: { user: AdminUser; onPressed: () => void }) {
  const words = useMessages(userDetailMessages);
  const permission = canLogInAs(useAdminKit().session, user);
  return (
    <Button disabledReason={permission.isAllowed ? undefined : words[permission.reason]} onClick={onPressed}>
      {/* Its beginning is enough: the whole name stands beside it. */}
      <span className="ak-user-detail-log-in">{words.logInAs({ user: nameOfUser(user) })}</span>
    </Button>
  );
}

interface LoadedUserProps {
  user: AdminUser;
  state: UserDetailState;
  acting: Acting | null;
  onActing: (acting: Acting | null) => void;
}

function LoadedUser({ user, state, acting, onActing }: LoadedUserProps) {
  const [connect] = useState(() => (project: UserProject) => onActing({ project }));
  usePrefetch(LoginAsDialog);
  const { actions, flagFailure, trialFailure } = state;
  return (
    <>
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
          <LoginAsDialog user={user} project={acting.project ?? undefined} onClose={() => onActing(null)} />
        )}
      </Suspense>
    </>
  );
}
