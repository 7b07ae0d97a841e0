import type { ScreenView } from '../../elements/screen-definition.ts';
import { useMessages } from '../../messages/messages.ts';
import { ProjectRolesPanel, projectRolesMessages } from './index.ts';

/** `<ak-project-roles-panel>`: the members and roles of a project. */
export interface ProjectRolesPanelElement extends HTMLElement {
  projectId: number | null;
  /** The project's name in dialogs. @default the word for a project, and its id */
  projectName: string | null;
  /** Whether the person administers this project. @default the session's isAdmin */
  isProjectAdmin: boolean | null;
  headingLevel: 2 | 3 | 4 | null;
}

const View: ScreenView<ProjectRolesPanelElement> = (props) => {
  const { projectId, projectName, isProjectAdmin, headingLevel } = props;
  const words = useMessages(projectRolesMessages);
  if (projectId === null) return null;
  return (
    <ProjectRolesPanel
      project={{ id: projectId, name: projectName ?? words.projectWithId({ id: String(projectId) }) }}
      isProjectAdmin={isProjectAdmin ?? undefined}
      headingLevel={headingLevel ?? undefined}
    />
  );
};

export default View;
