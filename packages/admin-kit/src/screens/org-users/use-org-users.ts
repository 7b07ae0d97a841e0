import { call, type OrganizationUser } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { type AdminKit, useAdminKit } from '../../context/admin-kit-context.ts';
import { fetchUncached } from '../../data/fetch-once.ts';
import { looksLike } from '../../data/lost-answer.ts';
import { inOrganization } from '../../data/organization-queries.ts';
import { updateCache } from '../../data/update-cache.ts';
import { type Action, type ActionDefinition, useAction } from '../../data/use-action.ts';
import { type OrganizationListState, useOrganizationList } from '../../data/use-organization-list.ts';
import { goneBeforeWrite } from '../../messages/found-before-write.ts';
import { useMessages } from '../../messages/messages.ts';
import { usersQuery } from './api.ts';
import {
  addUserAction,
  type NewOrganizationUser,
  type Removal,
  removeUserAction,
} from './membership-actions.ts';
import { orgUsersMessages } from './messages.ts';
import { canManageUsers, nameOf } from './rules.ts';

export const addUserDraftKey = (organizationId: number) => `organization-user.add.${organizationId}`;
export const noLines = { text: '', admin: '', refused: '' };

export const addMultipleDraftKey = (organizationId: number) => `organization-user.add-many.${organizationId}`;

export interface OrgUsersActions {
  /** Adds one user. @operation POST /organizations/{id}/users */
  readonly add: Action<NewOrganizationUser>;
  /** Removes a user from this organization, or from its whole tree. @operation DELETE /organizations/{id}/users */
  readonly remove: Action<Removal>;
  /** Shows the flipped admin flag immediately. A failure restores it without a message (A §8). @operation POST /organizations/{id}/toggleadmin */
  readonly toggleAdmin: Action<OrganizationUser>;
}

export type OrgUsersState = OrganizationListState<
  OrganizationUser,
  'users',
  { readonly actions: OrgUsersActions }
>;

/** The users of one organization and the permissions of the signed-in person, without a view. @spec A §2, §6 */
export function useOrgUsers(organizationId: number): OrgUsersState {
  const state = useOrganizationList(organizationId, usersQuery(organizationId), 'users', canManageUsers);
  const toggle = useToggleAdmin(organizationId);
  const actions = { ...useMembershipActions(organizationId), toggleAdmin: toggle.action };
  const loaded = state.status === 'ready' ? state.data : null;
  const shown = useMemo(() => loaded && toggle.applyTo(loaded), [loaded, toggle.applyTo]);
  if (state.status !== 'ready') return state;
  return { ...state, data: shown ?? state.data, actions };
}

function useMembershipActions(organizationId: number): Omit<OrgUsersActions, 'toggleAdmin'> {
  const { session } = useAdminKit();
  return {
    add: useAction(addUserAction(organizationId)),
    remove: useAction<Removal>(removeUserAction(organizationId, session.user.id)),
  };
}

interface AdminToggle {
  readonly action: Action<OrganizationUser>;
  applyTo(users: readonly OrganizationUser[]): readonly OrganizationUser[];
}

const TOGGLE = 'POST /organizations/{id}/toggleadmin';
const noPending: ReadonlyMap<number, boolean> = new Map();

type ReadUsers = (kit: AdminKit) => Promise<readonly OrganizationUser[]>;

export function toggleAdminAction(
  organizationId: number,
  words: typeof orgUsersMessages.defaults,
  readUsers: ReadUsers = (kit) => fetchUncached(kit, usersQuery(organizationId)),
) {
  return {
    name: 'organization-user.toggle-admin',
    operation: TOGGLE,
    key: ({ id }) => String(id),
    target: ({ id, username }) => ({ kind: 'user', id, label: username }),
    place: inOrganization(organizationId),
    // The call flips whatever the server has. After a change by someone else it would undo theirs.
    check: {
      isDone: async (kit, { id, isAdmin }) => {
        const current = (await readUsers(kit)).find((user) => user.id === id);
        if (current === undefined) throw goneBeforeWrite(TOGGLE);
        const isDone = current.isAdmin !== isAdmin;
        if (isDone) keepFlag(kit, organizationId, current);
        return isDone;
      },
      text: (user) =>
        user.isAdmin
          ? words.alreadyNoAdmin({ user: nameOf(user) })
          : words.alreadyAdmin({ user: nameOf(user) }),
    },
    send: async (kit, { id, isAdmin }) => {
      await call(kit.client, TOGGLE, { path: { id: organizationId }, body: { userid: id } });
      // The list reloads, but the new flag must not depend on that.
      keepFlag(kit, organizationId, { id, isAdmin: !isAdmin });
    },
    invalidates: () => [usersQuery(organizationId)],
    failsSilently: true,
    change: ({ isAdmin }) => ({ before: isAdmin, after: !isAdmin }),
    look: (_, { id, isAdmin }) => looksLike(usersQuery(organizationId), { id, isAdmin: !isAdmin }),
    undo: {
      text: (user) =>
        user.isAdmin
          ? words.announceNoAdmin({ user: nameOf(user) })
          : words.announceAdmin({ user: nameOf(user) }),
      input: (user) => ({ ...user, isAdmin: !user.isAdmin }),
    },
  } satisfies ActionDefinition<OrganizationUser>;
}

/** Shows the pending flag even when the list reloads. @spec A §4, §8 */
function useToggleAdmin(organizationId: number): AdminToggle {
  const words = useMessages(orgUsersMessages);
  const [pending, setPending] = useState(noPending);
  const change = useCallback(
    (userId: number, isAdmin: boolean | null) =>
      setPending((before) => {
        const after = new Map(before);
        if (isAdmin === null) after.delete(userId);
        else after.set(userId, isAdmin);
        return after;
      }),
    [],
  );

  const toggle = toggleAdminAction(organizationId, words);
  const action = useAction<OrganizationUser>({
    ...toggle,
    check: {
      ...toggle.check,
      isDone: async (kit, user) => {
        change(user.id, !user.isAdmin);
        let isDone = true;
        try {
          isDone = await toggle.check.isDone(kit, user);
        } finally {
          if (isDone) change(user.id, null);
        }
        return isDone;
      },
    },
    send: async (kit, user) => {
      try {
        await toggle.send(kit, user);
      } finally {
        change(user.id, null);
      }
    },
  });

  const applyTo = useCallback(
    (users: readonly OrganizationUser[]) =>
      pending.size === 0
        ? users
        : users.map((user) => {
            const isAdmin = pending.get(user.id);
            return isAdmin === undefined || isAdmin === user.isAdmin ? user : { ...user, isAdmin };
          }),
    [pending],
  );
  return { action, applyTo };
}

function keepFlag(
  { client, queryClient }: AdminKit,
  organizationId: number,
  { id, isAdmin }: Pick<OrganizationUser, 'id' | 'isAdmin'>,
) {
  updateCache<OrganizationUser[]>(queryClient, client, [usersQuery(organizationId)], (users) =>
    users.map((user) => (user.id === id ? { ...user, isAdmin } : user)),
  );
}
