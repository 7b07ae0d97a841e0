import type { AdminUser, Ticket, UserProject } from '@timemap/admin-api';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canLogInAs } from '../../context/permission.ts';
import { dataOf, type QueryState, useRead } from '../../data/use-read.ts';
import { isMissing } from '../../messages/is-missing.ts';
import { useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { ItemNotLoaded } from '../../parts/item-not-loaded.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { SectionsBelow } from '../../ui/section/section.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { nameOfUser } from '../users/without-screen.ts';
import { AccountSection } from './account-section.tsx';
import { projectsQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';
import { type UserDetailState, useUserDetail } from './use-user-detail.ts';
import './user-detail.css';

const PersonCard = lazyPart('person-card', () => import('./person-card.tsx'));
const ProjectsSection = lazyPart('projects-section', () => import('./user-tables.tsx'), 'ProjectsSection');
const TicketsSection = lazyPart('tickets-section', () => import('./user-tables.tsx'), 'TicketsSection');
const tools = () => import('./user-detail-tools.ts');
const RemoveFromEverythingDialog = lazyPart('remove-from-everything', tools, 'RemoveFromEverythingDialog');
const HandOverDialog = lazyPart('hand-over', tools, 'HandOverDialog');
const LoginAsDialog = lazyPart('login-as', tools, 'LoginAsDialog');

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
  return (
    <GlobalAdminScreen {...rest} screen="user-detail" resetKey={userId} refusal={words.onlyGlobalAdmins}>
      <UserDetailContent key={userId} userId={userId} headingLevel={headingLevel} footer={footer} />
    </GlobalAdminScreen>
  );
}

interface ContentProps extends Required<Pick<UserDetailProps, 'userId' | 'headingLevel'>> {
  footer: UserDetailProps['footer'];
}

type OpenDialog =
  | { readonly kind: 'logIn'; readonly project?: UserProject }
  | { readonly kind: 'removeFromEverything' }
  | { readonly kind: 'handOver'; readonly projects: readonly UserProject[] };

function UserDetailContent({ userId, headingLevel, footer }: ContentProps) {
  const words = useMessages(userDetailMessages);
  const { links } = useAdminKit();
  const state = useUserDetail(userId);
  // Its script must not wait for the user.
  useEffect(() => PersonCard.prefetch(), []);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { read } = state;
  const user = read.status === 'ready' ? read.data : null;
  const projects = useRead(user ? projectsQuery(userId) : null);
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
        actions={
          user && (
            <>
              <LogInButton user={user} onPressed={() => setOpen({ kind: 'logIn' })} />
              <MoreActions user={user} projects={dataOf(projects) ?? []} onOpen={setOpen} />
            </>
          )
        }
      />
      <ReadView
        read={read}
        failedTitle={words.loadFailed}
        loadingLabel={words.loading}
        progressClass="ak-user-detail-progress"
        loading={
          <LoadingState label={words.loading}>
            <div className="ak-user-detail-sections">
              <PersonCardShape />
              <SectionSkeleton lines={12} />
            </div>
            <div className="ak-user-detail-tables">
              <TableShapes />
            </div>
          </LoadingState>
        }
        failed={(failed) => (
          <ItemNotLoaded
            read={failed}
            title={words.loadFailed}
            listHref={links.section('users')}
            listLabel={words.allUsers}
          />
        )}
      >
        {(loaded) => (
          <SectionsBelow headingLevel={headingLevel}>
            <LoadedUser
              user={loaded}
              state={state}
              footer={footer}
              projects={projects}
              open={open}
              onOpenChange={setOpen}
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

const PersonCardShape = () => <SectionSkeleton lines={13} />;

function TableShapes() {
  return (
    <>
      <SectionSkeleton lines={5} />
      <SectionSkeleton lines={5} />
    </>
  );
}

interface MoreActionsProps {
  user: AdminUser;
  projects: readonly UserProject[];
  onOpen: (open: OpenDialog) => void;
}

function MoreActions({ user, projects, onOpen }: MoreActionsProps) {
  const words = useMessages(userDetailMessages);
  const { session } = useAdminKit();
  return (
    <Menu
      label={words.moreActions({ user: nameOfUser(user) })}
      entries={[
        {
          label: words.handOver,
          disabledReason: projects.length === 0 ? words.inNoProject : undefined,
          onSelect: () => onOpen({ kind: 'handOver', projects }),
        },
        {
          label: words.removeFromEverything,
          isDanger: true,
          disabledReason: user.id === session.user.id ? words.ownRemoval : undefined,
          onSelect: () => onOpen({ kind: 'removeFromEverything' }),
        },
      ]}
    />
  );
}

interface LoadedUserProps {
  user: AdminUser;
  state: UserDetailState;
  footer: UserDetailProps['footer'];
  projects: QueryState<readonly UserProject[]>;
  open: OpenDialog | null;
  onOpenChange: (open: OpenDialog | null) => void;
}

function LoadedUser({ user, state, footer, projects, open, onOpenChange }: LoadedUserProps) {
  const [connect] = useState(() => (project: UserProject) => onOpenChange({ kind: 'logIn', project }));
  usePreload(LoginAsDialog, RemoveFromEverythingDialog, HandOverDialog);
  const close = () => onOpenChange(null);
  return (
    <>
      <div className="ak-user-detail-sections">
        <div className="ak-user-detail-stack">
          <Suspense fallback={<PersonCardShape />}>
            <PersonCard user={user} state={state} />
          </Suspense>
        </div>
        <AccountSection user={user} texts={state.texts} />
      </div>
      <div className="ak-user-detail-tables">
        <Suspense fallback={<TableShapes />}>
          <ProjectsSection
            user={user}
            read={projects}
            onConnect={connect}
            onHandOver={(given) => onOpenChange({ kind: 'handOver', projects: given })}
          />
          <TicketsSection userId={user.id} />
        </Suspense>
      </div>
      <Slot>{footer?.(user)}</Slot>
      <Suspense fallback={null}>
        {open?.kind === 'logIn' && <LoginAsDialog user={user} project={open.project} onClose={close} />}
        {open?.kind === 'removeFromEverything' && <RemoveFromEverythingDialog user={user} onClose={close} />}
        {open?.kind === 'handOver' && <HandOverDialog projects={open.projects} from={user} onClose={close} />}
      </Suspense>
    </>
  );
}
