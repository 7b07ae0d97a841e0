import { decodeOrganizationUsers, decodeWhitelist, type Organization } from '@timemap/admin-api';
import { type Query, query } from '../../data/query.ts';
import { dealsQuery } from './api.ts';

/** With its own key: screens show such a list without the entries that could not be read. */
const whole = <T>({ operation, input, load }: Query<T>): Query<T> => ({
  operation,
  input: { ...input, whole: true },
  load: (client, signal) => load(client, signal),
});

export const organizationUsersQuery = (id: number) =>
  whole(query('GET /organizations/{id}/users', decodeOrganizationUsers, { path: { id } }));

export const allDealsQuery = whole(dealsQuery);

export const dealWhitelistQuery = (id: number) =>
  query('GET /enterprise/{id}/whitelist', decodeWhitelist, { path: { id } });

export interface OrganizationInTree {
  readonly organization: Organization;
  readonly root: Organization;
}

export function withRoots(roots: readonly Organization[]): readonly OrganizationInTree[] {
  const all = roots.map((root) => ({ organization: root, root }));
  for (const { organization, root } of all) {
    for (const child of organization.children) all.push({ organization: child, root });
  }
  return all;
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
