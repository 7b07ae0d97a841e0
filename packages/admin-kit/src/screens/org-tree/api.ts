import { decodeOrganizations } from '@timemap/admin-api';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { seesAllOrganizations } from './rules.ts';

export const organizationsQuery = (session: AdminSession) =>
  seesAllOrganizations(session) ? allOrganizationsQuery : query('GET /organizations', decodeOrganizations);

export const orgTreeFirstQueries: FirstQueries = (_, session) => [organizationsQuery(session)];
