import type { AdminUser, Ticket, UserProject } from '@timemap/admin-api';
import { type ReactNode, Suspense, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canLogInAs } from '../../context/permission.ts';
import { isMissing } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure, ReadView } from '../../ui/screen-state/read-view.tsx';
import { SectionsBelow } from '../../ui/section/section.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { nameOfUser } from '../users/index.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { userDetailMessages } from './messages.ts';
import { DemographicsSection, SsoSection } from './read-only-sections.tsx';
import { StatusSection, TrialSection } from './status-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { type UserDetailState, useUserDetail } from './use-user-detail.ts';
import './user-detail.css';

const ProjectsSection = lazyPart('projects-section', async () => ({
  default: (await import('./user-tables.tsx')).ProjectsSection,
}));
const TicketsSection = lazyPart('tickets-section', async () => ({
  default: (await import('./user-tables.tsx')).TicketsSection,
}));
const LoginAsDialog = lazyPart('login-as', async () => ({
  default: (await import('../login-as/index.ts')).LoginAsDialog,
}));

export interface UserDetailProps extends ScreenRootProps {
  /** The user to show, loaded by this id. */
  userId: number;
  /** The level of the heading that names the user. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** At the end of the page, once the user is loaded. @default nothing */
  footer?: ((user: AdminUser) => ReactNode) | undefined;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<
    'logIn' | 'connectProject' | 'changeTrial',
    { 'user-projects': UserProject; 'user-tickets': Ticket }
  >;
}

/**
 * One user: texts, flags, subscription, trial, projects, answers, sign-in and tickets. Each part loads on its own. For
 * global admins.
 * @operation GET /global/users/{id} @spec B §2
 */
export function UserDetail({ userId, headingLevel = 2, footer, ...rest }: UserDetailProps) {
  const words = useMessages(userDetailMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot {...rest} screen="user-detail" resetKey={userId}>
      {session.user.isAdmin ? (
        <UserDetailContent key={userId} userId={userId} headingLevel={headingLevel} footer={footer} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

interface ContentProps extends Required<Pick<UserDetailProps, 'userId' | 'headingLevel'>> {
  footer: UserDetailProps['footer'];
}

type OpenLogin = { readonly project?: UserProject };

function UserDetailContent({ userId, headingLevel, footer }: ContentProps) {
  const words = useMessages(userDetailMessages);
  const { links, linkComponent } = useAdminKit();
  const state = useUserDetail(userId);
  const [openLogin, setOpenLogin] = useState<OpenLogin | null>(null);
  const { read } = state;
  const user = read.status === 'ready' ? read.data : null;
  const isGone = read.status === 'failed' && isMissing(read.error);
  return (
    <>
      <PageHeader
        isScreenHeading
        level={headingLevel}
        title={
          user ? (
            <UserText text={user.displayName || user.username || words.unnamed} />
          ) : isGone ? (
            words.notFound
          ) : (
            words.titleOf({ id: String(userId) })
          )
        }
        below={user && <UserText text={user.username} className="ak-user-detail-muted" />}
        actions={user && <LogInButton user={user} onPressed={() => setOpenLogin({})} />}
      />
      <ReadView
        read={read}
        failedTitle={words.loadFailed}
        loadingLabel={words.loading}
        progressClass="ak-user-detail-progress"
        loading={
          <LoadingState label={words.loading}>
            <SectionSkeleton lines={7} />
            <div className="ak-user-detail-sections">
              <SectionSkeleton lines={9} />
              <SectionSkeleton lines={9} />
              <SectionSkeleton lines={3} />
              <SectionSkeleton lines={3} />
            </div>
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
        {(loaded) => (
          <SectionsBelow headingLevel={headingLevel}>
            <LoadedUser
              user={loaded}
              state={state}
              footer={footer}
              openLogin={openLogin}
              onLoginChange={setOpenLogin}
            />
          </SectionsBelow>
        )}
      </ReadView>
    </>
  );
}

function LogInButton({ user, onPressed }: { user: AdminUser; onPressed: () => void }) {
  const words = useMessages(userDetailMessages);
  const permission = canLogInAs(useAdminKit().session, user);
  return (
    <Replaceable name="logIn">
      <Button
        disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
        onClick={onPressed}
      >
        <span className="ak-user-detail-log-in">{words.logInAs({ user: nameOfUser(user) })}</span>
      </Button>
    </Replaceable>
  );
}

interface LoadedUserProps {
  user: AdminUser;
  state: UserDetailState;
  footer: UserDetailProps['footer'];
  openLogin: OpenLogin | null;
  onLoginChange: (openLogin: OpenLogin | null) => void;
}

function LoadedUser({ user, state, footer, openLogin, onLoginChange }: LoadedUserProps) {
  const [connect] = useState(() => (project: UserProject) => onLoginChange({ project }));
  usePreload(LoginAsDialog);
  const { texts, actions, flagFailure, flagFailureOf, trialFailure } = state;
  return (
    <>
      <AccessSection user={user} onVerify={() => actions.setFlag('isVerified', true)} />
      <div className="ak-user-detail-sections">
        <AccountSection user={user} texts={texts} />
        <StatusSection
          user={user}
          failure={flagFailure}
          failureOf={flagFailureOf}
          onChange={actions.setFlag}
        />
        <SubscriptionSection user={user} />
        <TrialSection user={user} failure={trialFailure} onChange={actions.changeTrial} />
        <DemographicsSection userId={user.id} />
        <SsoSection userId={user.id} />
      </div>
      <Suspense fallback={null}>
        <ProjectsSection user={user} onConnect={connect} />
        <TicketsSection user={user} footer={footer} />
      </Suspense>
      <Suspense fallback={null}>
        {openLogin && (
          <LoginAsDialog user={user} project={openLogin.project} onClose={() => onLoginChange(null)} />
        )}
      </Suspense>
    </>
  );
}
