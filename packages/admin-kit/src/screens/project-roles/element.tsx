import type { ScreenView } from '../../elements/screen-definition.ts';
import { ProjectRolesPanel } from './index.ts';

/** `<ak-project-roles-panel>`: the members and roles of a project. */
export interface ProjectRolesPanelElement extends HTMLElement {
  projectId: number | null;
  /** The project's name in dialogs. @default `Project` and its id */
  projectName: string | null;
  /** Whether the person administers this project. @default the session's isAdmin */
  isProjectAdmin: boolean | null;
  headingLevel: 2 | 3 | 4 | null;
}

const View: ScreenView<ProjectRolesPanelElement> = (props) => {
  const { projectId, projectName, isProjectAdmin, headingLevel } = props;
  if (projectId === null) return null;
  return (
    <ProjectRolesPanel
      project={{ id: projectId, name: projectName ?? `Project ${projectId}` }}
      isProjectAdmin={isProjectAdmin ?? undefined}
      headingLevel={headingLevel ?? undefined}
    />
  );
};

export default View;
