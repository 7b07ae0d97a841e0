import {
  type AdminClient,
  type Organization,
  readEnterpriseDeals,
  readOrganizations,
  readOrganizationUsers,
  readWhitelist,
} from '@timemap/admin-api';
import { query, type Read } from '../../data/query.ts';

/** With its own key: screens show such a list without the entries that could not be read. */
const whole = <T>(read: Read<T>): Read<T> => ({ ...read, queryKey: [...read.queryKey, 'whole'] });

export const organizationsRead = (client: AdminClient) =>
  query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations);

export const organizationUsersRead = (client: AdminClient, id: number) =>
  whole(query(client, 'GET /organizations/{id}/users', { path: { id } }, readOrganizationUsers));

export const dealsRead = (client: AdminClient) =>
  whole(query(client, 'GET /enterprise', {}, readEnterpriseDeals));

export const dealWhitelistRead = (client: AdminClient, id: number) =>
  query(client, 'GET /enterprise/{id}/whitelist', { path: { id } }, readWhitelist);

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
