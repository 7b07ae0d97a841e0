import { call, type OrganizationProject } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { looksGone } from '../../data/lost-answer.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type OrganizationListState, useOrganizationList } from '../../data/use-organization-list.ts';
import { projectKeys, projectsQuery } from './api.ts';
import { canManageProjects, isRemovalImplemented } from './rules.ts';

export type OrgProjectsState = OrganizationListState<
  OrganizationProject,
  'projects',
  {
    /** null without the capability `projectDeletion`. A failure is shown in its dialog. @operation POST /deleteproject */
    readonly deleteProject: Action<OrganizationProject> | null;
  }
>;

/** The projects of one organization and the permissions of the signed-in person, without a view. @spec A §2, §6 */
export function useOrgProjects(organizationId: number): OrgProjectsState {
  const { capabilities } = useAdminKit();
  const list = projectsQuery(organizationId);
  const state = useOrganizationList(organizationId, list, 'projects', canManageProjects);
  const action = useAction<OrganizationProject>({
    name: 'project.delete',
    operation: 'POST /deleteproject',
    target: ({ id, name }) => ({ kind: 'project', id, label: name }),
    send: ({ client }, { id }) => call(client, 'POST /deleteproject', { query: { pid: id } }),
    invalidates: () => projectKeys(organizationId),
    look: (_, { id }) => looksGone(list, { id }),
  });
  if (state.status !== 'ready') return state;
  return { ...state, deleteProject: isRemovalImplemented(capabilities) ? action : null };
}
