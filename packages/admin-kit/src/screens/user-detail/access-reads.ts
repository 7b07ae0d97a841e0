import {
  type AdminClient,
  type License,
  type Organization,
  readEnterpriseDeals,
  readLicense,
  readOrganizations,
  readOrganizationUsers,
  readWhitelist,
} from '@timemap/admin-api';
import { loadEach } from '../../data/load-each.ts';
import { query, type Read } from '../../data/query.ts';

/** No call names the organizations or deals of a user, and each of them takes one. */
const MAX_LOOKED_AT = 200;

export interface Found<T> {
  readonly found: readonly T[];
  readonly looked: number;
  readonly all: number;
}

export interface Membership {
  readonly organization: Organization;
  readonly isAdmin: boolean;
  readonly license?: License | null;
}

export function membershipsRead(client: AdminClient, userId: number): Read<Found<Membership>> {
  const users = (id: number) =>
    query(client, 'GET /organizations/{id}/users', { path: { id } }, readOrganizationUsers);
  const license = (orgId: number) => query(client, 'GET /licenses/{orgId}', { path: { orgId } }, readLicense);
  const list = query(
    client,
    'GET /organizations/admin/all',
    { query: { includeChildren: true } },
    readOrganizations,
  );
  return {
    operation: 'GET /organizations/{id}/users',
    queryKey: [...users(0).queryKey.slice(0, -1), { member: userId }],
    load: async (signal) => {
      const all = withRoots(await list.load(signal));
      const loaded = await loadEach(all.slice(0, MAX_LOOKED_AT), signal, ({ organization }) =>
        users(organization.id).load(signal),
      );
      const memberships = [...loaded].flatMap(([{ organization, rootId }, members]) => {
        const member = members.find(({ id }) => id === userId);
        return member ? [{ organization, rootId, isAdmin: member.isAdmin }] : [];
      });
      const roots = [...new Set(memberships.map(({ rootId }) => rootId))];
      const licenses = await loadEach(roots, signal, (id) => license(id).load(signal)).catch((error) => {
        if (signal.aborted) throw error;
        return new Map<number, License | null>();
      });
      return {
        found: memberships.map(({ rootId, ...membership }) => {
          const license = licenses.get(rootId);
          return license === undefined ? membership : { ...membership, license };
        }),
        looked: loaded.size,
        all: all.length,
      };
    },
  };
}

function withRoots(roots: readonly Organization[]) {
  const all = roots.map((organization) => ({ organization, rootId: organization.id }));
  for (const { organization, rootId } of all) {
    for (const child of organization.children) all.push({ organization: child, rootId });
  }
  return all;
}

/** The whitelist of a deal decides who has it. @spec B §3 */
export function dealsRead(
  client: AdminClient,
  email: string,
): Read<Found<{ id: number; name: string; entries: readonly string[] }>> {
  const whitelist = (id: number) =>
    query(client, 'GET /enterprise/{id}/whitelist', { path: { id } }, readWhitelist);
  return {
    operation: 'GET /enterprise/{id}/whitelist',
    queryKey: [...whitelist(0).queryKey.slice(0, -1), { email }],
    load: async (signal) => {
      const all = await query(client, 'GET /enterprise', {}, readEnterpriseDeals).load(signal);
      const loaded = await loadEach(all.slice(0, MAX_LOOKED_AT), signal, ({ id }) =>
        whitelist(id).load(signal),
      );
      return {
        found: [...loaded].flatMap(([{ id, name }, list]) => {
          const entries = entriesFor(email, list);
          return entries.length > 0 ? [{ id, name, entries }] : [];
        }),
        looked: loaded.size,
        all: all.length,
      };
    },
  };
}

/** The entries that match an address: itself, '@' and its domain, or '.' and a domain above its own. @spec B §5 */
export function entriesFor(email: string, entries: readonly string[]): readonly string[] {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return [];
  const domain = address.slice(at);
  return entries.filter((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return domain.slice(1).endsWith(wanted) && domain.length > wanted.length + 1;
    return wanted === address || wanted === domain;
  });
}
