import type { ProjectMember } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { visibleText } from '../../text/visible-text.ts';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { useHeaderActions } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { projectRolesMessages } from './messages.ts';
import { MembersAndRolesView } from './project-roles-view.tsx';
import { type ProjectRolesOptions, useProjectRoles } from './use-project-roles.ts';
import './project-roles-panel.css';

export interface ProjectRolesPanelProps extends ProjectRolesOptions, ScreenRootProps {
  /** The level of its headings in their page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<
    'addMember' | 'removeMember' | 'createRole' | 'deleteRole' | 'noMembers',
    Record<never, never>,
    { members: ProjectMember }
  >;
}

const roleParts = {
  Before: lazyPart('preset-select', () => import('./role-tools.ts'), 'PresetSelect'),
  After: lazyPart('mask-explanation', () => import('./role-tools.ts'), 'MaskExplanation', { optional: true }),
};

/**
 * The members of a project, their roles, and what each role permits. Admins change them; everyone else can look and
 * refresh.
 *
 * The list of members scrolls inside, up to `--ak-project-roles-max-height` (60dvh unless set). Where the roles are below
 * the members, up to 50 members scroll with the page.
 *
 * @operation GET /viewprojectusers, GET /getprojectusergroups @spec B §2, §5, §6
 */
export function ProjectRolesPanel(props: ProjectRolesPanelProps) {
  return (
    <ScreenBoundary screen="project-roles-panel" resetKey={props.project?.id}>
      <RolesOf {...props} />
    </ScreenBoundary>
  );
}

function RolesOf(props: ProjectRolesPanelProps) {
  const { project, isProjectAdmin, headingLevel = 2, ...rest } = props;
  const words = useMessages(projectRolesMessages);
  return (
    <ScreenRoot
      aria-label={words.panel({ project: visibleText(project.name) })}
      {...rest}
      screen="project-roles-panel"
      resetKey={project.id}
    >
      <Panel key={project.id} {...{ project, isProjectAdmin, headingLevel }} />
    </ScreenRoot>
  );
}

function Panel({ headingLevel, ...options }: ProjectRolesOptions & { headingLevel: 2 | 3 | 4 }) {
  return (
    <MembersAndRolesView
      access={useProjectRoles(options)}
      level={headingLevel}
      memberActions={useHeaderActions(null, true)}
      memberNote={PremiumNote}
      roleParts={roleParts}
    />
  );
}

/** Empty when the server does not say. @spec B §2 */
function PremiumNote({ member: { isPremium }, className }: { member: ProjectMember; className: string }) {
  const words = useMessages(projectRolesMessages);
  if (isPremium === null) return <span className={className} />;
  return (
    <Status tone={isPremium ? 'accent' : 'neutral'} className={className}>
      {isPremium ? words.premium : words.notPremium}
    </Status>
  );
}
