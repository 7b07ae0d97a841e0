import type { ApiError, Organization, OrganizationProject } from '@timemap/admin-api';
import { useEffect } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Permission } from '../../context/permission.ts';
import { looksGone } from '../../data/lost-answer.ts';
import { organizationQuery } from '../../data/organization-queries.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import {
  dataOf,
  errorOf,
  JUST_LOADED_MS,
  type LoadedQuery,
  useRead,
  withRefreshOf,
} from '../../data/use-read.ts';
import { deleteProject, projectKeys, projectsQuery } from './api.ts';
import { canManageProjects, isRemovalImplemented } from './rules.ts';

export type OrgProjectsState =
  | {
      readonly status: 'loading';
      /** Until the organization is loaded, of global admins only. */
      readonly canManage: Permission<'onlyAdmins'>;
    }
  | { readonly status: 'denied' }
  | {
      readonly status: 'failed';
      readonly part: 'organization' | 'projects';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      retry(): void;
    }
  | (LoadedQuery<readonly OrganizationProject[]> & {
      readonly organization: Organization;
      readonly canManage: Permission<'onlyAdmins'>;
      /** null without the capability `projectDeletion`. A failure is shown in its dialog. @operation POST /deleteproject */
      readonly deleteProject: Action<OrganizationProject> | null;
    });

/** The projects of one organization and the permissions of the signed-in person, without a view. @spec A §2, §6 */
export function useOrgProjects(organizationId: number): OrgProjectsState {
  const kit = useAdminKit();
  const organization = useRead(organizationQuery(organizationId), { freshMs: JUST_LOADED_MS });
  const projects = useRead(projectsQuery(organizationId));
  const action = useAction<OrganizationProject>({
    name: 'project.delete',
    operation: 'POST /deleteproject',
    target: ({ id, name }) => ({ kind: 'project', id, label: name }),
    send: ({ client }, { id }) => deleteProject(client, id),
    invalidates: () => projectKeys(organizationId),
    look: (_, { id }) => looksGone(projectsQuery(organizationId), { id }),
  });
  const isDenied = [organization, projects].some((read) => errorOf(read)?.kind === 'access');

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  if (isDenied) return { status: 'denied' };
  if (organization.status === 'failed') return { ...organization, part: 'organization' };
  if (projects.status === 'failed') return { ...projects, part: 'projects' };
  const canManage = canManageProjects(kit.session, dataOf(organization) ?? { isLocalAdmin: false });
  if (organization.status === 'loading' || projects.status === 'loading') {
    return { status: 'loading', canManage };
  }
  return {
    ...withRefreshOf(projects, organization),
    organization: organization.data,
    canManage,
    deleteProject: isRemovalImplemented(kit.capabilities) ? action : null,
  };
}
