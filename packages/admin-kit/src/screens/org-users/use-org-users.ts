import type { ApiError, Organization, OrganizationUser } from '@timemap/admin-api';
import { useEffect, useMemo } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';
import {
  dataOf,
  errorOf,
  JUST_LOADED_MS,
  type LoadedRead,
  useRead,
  withRefreshOf,
} from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { Permission } from '../../provider/permission.ts';
import {
  addUser,
  membershipReads,
  type NewOrganizationUser,
  organizationQuery,
  type Removal,
  removalReads,
  removeUser,
  usersQuery,
} from './api.ts';
import { canManageUsers } from './rules.ts';
import { useToggleAdmin } from './use-toggle-admin.ts';

export interface OrgUsersActions {
  /** Adds one user. @operation POST /organizations/{id}/users */
  readonly add: Action<NewOrganizationUser>;
  /** Removes a user from this organization, or from its whole tree. @operation DELETE /organizations/{id}/users */
  readonly remove: Action<Removal>;
  /** Flips someone's admin flag at once, and back on failure, which has no message (A §8). @operation POST /organizations/{id}/toggleadmin */
  readonly toggleAdmin: Action<OrganizationUser>;
}

/** The users of an organization as their screen must show them. */
export type OrgUsersState =
  | { readonly status: 'loading' }
  /** The server said 'User does not have access to organization': the person is being sent to the root. */
  | { readonly status: 'denied' }
  /** What could not be loaded; where it is the users, the specification gives no message (A §8). */
  | {
      readonly status: 'failed';
      readonly part: 'organization' | 'users';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      retry(): void;
    }
  | (LoadedRead<readonly OrganizationUser[]> & {
      readonly organization: Organization;
      readonly canManage: Permission<'onlyAdmins'>;
      readonly actions: OrgUsersActions;
    });

/** The users of one organization and what the signed-in person may do with them, without any view. @spec A §2, §6 */
export function useOrgUsers(organizationId: number): OrgUsersState {
  const kit = useAdminKit();
  const organization = useRead(organizationQuery(kit.client, organizationId), { freshMs: JUST_LOADED_MS });
  const users = useRead(usersQuery(kit.client, organizationId));
  const toggle = useToggleAdmin(organizationId);
  const actions = { ...useMembershipActions(organizationId), toggleAdmin: toggle.action };
  const isDenied = [organization, users].some((read) => errorOf(read)?.kind === 'access');

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  const loadedUsers = dataOf(users);
  const shownUsers = useMemo(() => loadedUsers && toggle.applyTo(loadedUsers), [loadedUsers, toggle.applyTo]);

  if (isDenied) return { status: 'denied' };
  if (organization.status === 'failed') return { ...organization, part: 'organization' };
  if (users.status === 'failed') return { ...users, part: 'users' };
  if (organization.status === 'loading' || users.status === 'loading' || shownUsers === null) {
    return { status: 'loading' };
  }
  return {
    ...withRefreshOf(users, organization),
    data: shownUsers,
    organization: organization.data,
    canManage: canManageUsers(kit.session, organization.data),
    actions,
  };
}

function useMembershipActions(organizationId: number): Omit<OrgUsersActions, 'toggleAdmin'> {
  const { session } = useAdminKit();
  return {
    add: useAction<NewOrganizationUser>({
      name: 'organization-user.add',
      operation: 'POST /organizations/{id}/users',
      target: ({ username }) => ({ kind: 'user', id: username, label: username }),
      send: ({ client }, user) => addUser(client, organizationId, user),
      invalidates: () => membershipReads(organizationId),
    }),
    remove: useAction<Removal>({
      name: 'organization-user.remove',
      operation: 'DELETE /organizations/{id}/users',
      target: ({ user }) => ({ kind: 'user', id: user.id, label: user.username }),
      send: ({ client }, removal) => removeUser(client, organizationId, removal),
      invalidates: ({ user, isFromEntireTree }) =>
        removalReads(organizationId, { isOwn: user.id === session.user.id, isFromEntireTree }),
    }),
  };
}
