import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { AccessProject } from './access-adapter.ts';
import { panelAccess } from './api.ts';
import { type ProjectAccess, useProjectAccess } from './use-project-access.ts';

export interface ProjectRolesOptions {
  readonly project: AccessProject;
  /** Whether the signed-in person administers this project. @default the session's isAdmin */
  readonly isProjectAdmin?: boolean | undefined;
}

/** Members and roles of a project, without any view. @spec B §2, §4, §7 */
export function useProjectRoles({ project, isProjectAdmin }: ProjectRolesOptions): ProjectAccess {
  const { session } = useAdminKit();
  return useProjectAccess({
    project,
    adapter: panelAccess,
    isAdmin: isProjectAdmin ?? session.user.isAdmin,
  });
}
