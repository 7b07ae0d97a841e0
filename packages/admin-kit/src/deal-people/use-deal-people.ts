import { type AdminUser, decodeAdminUsers, decodeWhitelist } from '@timemap/admin-api';
import { useMemo } from 'react';
import { coverage } from '../checks/coverage.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { KEPT_MS } from '../data/check-each.ts';
import { keyOf, query } from '../data/query.ts';
import { dataOf, type QueryState, useRead } from '../data/use-read.ts';
import { withRefreshOf } from '../data/with-refresh-of.ts';

const usersQuery = /* @__PURE__ */ query('GET /global/users', decodeAdminUsers);

const whitelistQuery = (id: number) =>
  query('GET /enterprise/{id}/whitelist', decodeWhitelist, { path: { id } });

export interface CoveredUser {
  readonly user: AdminUser;
  /** The entries of the whitelist that cover the address. */
  readonly entries: readonly string[];
}

export interface DealPeople {
  readonly read: QueryState<readonly CoveredUser[]>;
  readonly hasWhitelistFailed: boolean;
  /** false while nothing is asked for and the users are not known from another page. */
  readonly isBegun: boolean;
}

/** No call names the people of a deal, so all users are read, who can be many. @spec B §5, §7 */
export function useDealPeople(dealId: number, isAsked: boolean): DealPeople {
  const { queryClient, client } = useAdminKit();
  const isBegun = isAsked || queryClient.getQueryData(keyOf(client, usersQuery)) !== undefined;
  const users = useRead(isBegun ? usersQuery : null, { freshMs: KEPT_MS, reloadsOnReturn: false });
  const whitelist = useRead(useMemo(() => whitelistQuery(dealId), [dealId]));
  const [all, entries] = [dataOf(users), dataOf(whitelist)];
  const people = useMemo(() => {
    if (all === null || entries === null) return [];
    const entriesOf = coverage(entries);
    return all
      .map((user) => ({ user, entries: entriesOf(user.email) }))
      .filter((person) => person.entries.length > 0);
  }, [all, entries]);

  const common = { hasWhitelistFailed: whitelist.status === 'failed', isBegun };
  if (whitelist.status !== 'ready') return { ...common, read: whitelist };
  if (users.status !== 'ready') return { ...common, read: users };
  const unreadableCount = (users.unreadableCount ?? 0) + (whitelist.unreadableCount ?? 0);
  return { ...common, read: { ...withRefreshOf(users, whitelist), data: people, unreadableCount } };
}
