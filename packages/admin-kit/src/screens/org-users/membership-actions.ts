import { call, type OrganizationUser } from '@timemap/admin-api';
import { isNamed, looksNew } from '../../data/looks-new.ts';
import { looksGone } from '../../data/lost-answer.ts';
import { inOrganization } from '../../data/organization-queries.ts';
import type { ActionDefinition } from '../../data/use-action.ts';
import { membershipKeys, removalKeys, usersQuery } from './api.ts';

export interface NewOrganizationUser {
  /** Username or email. The server finds the user. */
  readonly username: string;
  readonly isAdmin: boolean;
}

// Apart from the reads, which a server prefetches without React.
export const addUserAction = (organizationId: number): ActionDefinition<NewOrganizationUser, void> => ({
  name: 'organization-user.add',
  operation: 'POST /organizations/{id}/users',
  target: ({ username }) => ({ kind: 'user', id: username, label: username }),
  place: inOrganization(organizationId),
  send: ({ client }, { username, isAdmin }) =>
    call(client, 'POST /organizations/{id}/users', {
      path: { id: organizationId },
      body: { id: organizationId, username, admin: isAdmin },
    }),
  invalidates: () => membershipKeys(organizationId),
  look: (kit, { username }) => looksNew(kit, usersQuery(organizationId), isNamed(username)),
});

export interface Removal {
  readonly user: OrganizationUser;
  /** Also removes the user from every other organization of the tree. */
  readonly isFromEntireTree: boolean;
}

export const removeUserAction = (organizationId: number, ownId: number): ActionDefinition<Removal> => ({
  name: 'organization-user.remove',
  operation: 'DELETE /organizations/{id}/users',
  target: ({ user }) => ({ kind: 'user', id: user.id, label: user.username }),
  place: inOrganization(organizationId),
  // Only document A has `removeFromEntireOrgTree`. It is always sent. @spec A §7
  send: ({ client }, { user, isFromEntireTree }) =>
    call(client, 'DELETE /organizations/{id}/users', {
      path: { id: organizationId },
      body: { id: organizationId, userid: user.id, removeFromEntireOrgTree: isFromEntireTree },
    }),
  look: (_, { user: { id } }) => looksGone(usersQuery(organizationId), { id }),
  // A 404 shows that the user had left this organization before, not the tree.
  isDoneIfMissing: ({ isFromEntireTree }) => !isFromEntireTree,
  invalidates: ({ user, isFromEntireTree }) =>
    removalKeys(organizationId, { isOwn: user.id === ownId, isFromEntireTree }),
});
