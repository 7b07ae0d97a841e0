import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { projectRolesMessages } from './messages.ts';
import { PremiumNote } from './premium-note.tsx';
import { ProjectAccessView } from './project-access-view.tsx';
import { type ProjectRolesOptions, useProjectRoles } from './use-project-roles.ts';
import './project-roles-panel.css';

export interface ProjectRolesPanelProps extends ProjectRolesOptions, ScreenRootProps {
  /** The level of its headings in their page. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

// With the boxes they stand beside: not before a role is picked.
const roleParts = {
  Before: lazyPart('preset-select', () => import('./preset-select.tsx')),
  After: lazyPart('mask-explanation', () => import('./mask-explanation.tsx'), { optional: true }),
};

/**
 * The members and roles of a project: who is in it, with which role, and what each role permits. Admins change all of
 * it, everyone else looks and refreshes.
 *
 * The list of members scrolls inside, up to `--ak-project-access-max-height` (60dvh unless set).
 *
 * @operation GET /viewprojectusers, GET /getprojectusergroups @spec B §2, §5, §6
 */
export function ProjectRolesPanel(props: ProjectRolesPanelProps) {
  const { project, isProjectAdmin, headingLevel = 2, ...rest } = props;
  const words = useMessages(projectRolesMessages);
  return (
    <ScreenRoot
      aria-label={words.panel({ project: visibleText(project.name) })}
      {...rest}
      screen="project-roles-panel"
    >
      <Panel key={project.id} {...{ project, isProjectAdmin, headingLevel }} />
    </ScreenRoot>
  );
}

/** Below the root, so that a crash in here ends there. */
function Panel({ headingLevel, ...options }: ProjectRolesOptions & { headingLevel: 2 | 3 | 4 }) {
  return (
    <ProjectAccessView
      access={useProjectRoles(options)}
      level={headingLevel}
      memberNote={PremiumNote}
      roleParts={roleParts}
    />
  );
}
