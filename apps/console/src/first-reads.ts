import type { CurrentUser } from '@timemap/admin-api';
import type { ConsoleRuntime } from './console-runtime.ts';
import { type Pattern, pageAt, paths, readId } from './paths.ts';
import type { EarlyReads } from './session/early-reads.ts';

interface Visit {
  readonly begin: EarlyReads['begin'];
  readonly user: CurrentUser;
  readonly ids: readonly number[];
  readonly search: URLSearchParams;
}

type Begin = (visit: Visit) => void;

const organization: Begin = ({ begin, ids: [id] }) => {
  if (id !== undefined) begin('GET /organizations/{id}', { path: { id } });
};

/** The reads of a page in its order, and no others. Pages whose address selects their reads are not listed. */
const firstReads: Readonly<Partial<Record<Pattern, Begin>>> = {
  [paths.organizations]: ({ begin, user, search }) => {
    if (user.isAdmin) begin('GET /organizations/admin/all', { query: { includeChildren: true } });
    else begin('GET /organizations', {});
    const id = readId(search.get('organization'));
    if (id !== null) begin('GET /organizations/{id}', { path: { id } });
  },
  [paths.organizationUsers]: organization,
  [paths.organizationProjects]: organization,
  [paths.stats]: ({ begin }) => begin('GET /admin/stats/general', {}),
};

const firstReadsOfAdmins: Readonly<Partial<Record<Pattern, Begin>>> = {
  [paths.adminDashboard]: ({ begin }) =>
    begin('GET /organizations/admin/all', { query: { includeChildren: true } }),
  [paths.global]: ({ begin }) => {
    begin('GET /enterprise', {});
    begin('GET /support/unresolved', {});
    begin('GET /global/users', {});
  },
  [paths.users]: ({ begin }) => begin('GET /global/users', {}),
  [paths.user]: ({ begin, ids: [id] }) => {
    if (id !== undefined) begin('GET /global/users/{id}', { path: { id } });
  },
  [paths.enterpriseDeals]: ({ begin }) => begin('GET /enterprise', {}),
  [paths.enterpriseDeal]: ({ begin, ids: [id] }) => {
    if (id !== undefined) begin('GET /enterprise/{id}', { path: { id } });
  },
  [paths.globalProjects]: ({ begin }) => begin('GET /global/projects', {}),
  [paths.coupons]: ({ begin }) => begin('GET /coupons', {}),
  [paths.whitelist]: ({ begin }) => begin('GET /global/whitelist', {}),
};

export function beginFirstReads(
  { beginRead }: Pick<ConsoleRuntime, 'beginRead'>,
  user: CurrentUser,
  { pathname, search }: { pathname: string; search: string },
): void {
  const page = pageAt(pathname);
  if (page === null || beginRead === null) return;
  const begin = firstReads[page.pattern] ?? (user.isAdmin ? firstReadsOfAdmins[page.pattern] : undefined);
  begin?.({ begin: beginRead, user, ids: page.ids, search: new URLSearchParams(search) });
}
