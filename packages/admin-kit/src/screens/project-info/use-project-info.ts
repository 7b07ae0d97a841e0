import { type AccessProject, type ProjectAccess, useProjectAccess } from '../project-roles/index.ts';
import { infoAccess } from './api.ts';

export interface ProjectInfoOptions {
  readonly project: AccessProject;
  /** Whether the signed-in person is an admin of the project's organization; global admins are of every one. */
  readonly isOrganizationAdmin: boolean;
}

/** Members and user groups of a project, without any view. @spec A §2, §4, §7 */
export function useProjectInfo({ project, isOrganizationAdmin }: ProjectInfoOptions): ProjectAccess {
  return useProjectAccess({ project, adapter: infoAccess, isAdmin: isOrganizationAdmin });
}
