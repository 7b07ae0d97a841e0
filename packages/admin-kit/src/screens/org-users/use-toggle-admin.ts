import type { OrganizationUser } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import { toggleAdmin, usersQuery, usersReads } from './api.ts';

export interface AdminToggle {
  /** One at a time for each user. Its `run` keeps its identity. */
  readonly action: Action<OrganizationUser>;
  /** The users with the flags that are on their way. Rows that are not keep their identity. */
  applyTo(users: readonly OrganizationUser[]): readonly OrganizationUser[];
}

const nothingUnderWay: ReadonlyMap<number, boolean> = new Map();

/** Shows the flag as it will be, whatever else loads meanwhile, and as it was again after a failure. @spec A §4, §8 */
export function useToggleAdmin(organizationId: number): AdminToggle {
  const [underWay, setUnderWay] = useState(nothingUnderWay);
  const change = useCallback(
    (userId: number, isAdmin: boolean | null) =>
      setUnderWay((before) => {
        const after = new Map(before);
        if (isAdmin === null) after.delete(userId);
        else after.set(userId, isAdmin);
        return after;
      }),
    [],
  );

  const action = useAction<OrganizationUser>({
    name: 'organization-user.toggle-admin',
    operation: 'POST /organizations/{id}/toggleadmin',
    key: ({ id }) => String(id),
    target: ({ id, username }) => ({ kind: 'user', id, label: username }),
    send: async (kit, { id, isAdmin }) => {
      change(id, !isAdmin);
      await toggleAdmin(kit.client, organizationId, id);
      // The list is loaded again, but the new flag must not hang on that.
      keepFlag(kit, organizationId, { id, isAdmin: !isAdmin });
    },
    invalidates: () => usersReads(organizationId),
  });

  const { run } = action;
  const runAndShow = useCallback(
    async (user: OrganizationUser) => {
      const outcome = await run(user);
      if (outcome.status !== 'ignored') change(user.id, null);
      return outcome;
    },
    [run, change],
  );
  const applyTo = useCallback(
    (users: readonly OrganizationUser[]) =>
      underWay.size === 0
        ? users
        : users.map((user) => {
            const isAdmin = underWay.get(user.id);
            return isAdmin === undefined || isAdmin === user.isAdmin ? user : { ...user, isAdmin };
          }),
    [underWay],
  );
  return { action: { ...action, run: runAndShow }, applyTo };
}

function keepFlag(
  { client, queryClient }: AdminKit,
  organizationId: number,
  { id, isAdmin }: Pick<OrganizationUser, 'id' | 'isAdmin'>,
) {
  queryClient.setQueryData<OrganizationUser[]>(usersQuery(client, organizationId).queryKey, (users) =>
    users?.map((user) => (user.id === id ? { ...user, isAdmin } : user)),
  );
}
