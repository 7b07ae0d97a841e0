import { ProjectRolesPanel } from '../../screens/project-roles/index.ts';
import type { ProjectRolesPanelElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

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
