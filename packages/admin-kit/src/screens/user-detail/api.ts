import {
  decodeDemographicResponses,
  decodeSsoInfo,
  decodeTickets,
  decodeUserProjects,
  decodeWhitelist,
} from '@timemap/admin-api';
import { withFallbackFor404 } from '../../data/fallback-for-404.ts';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { subscriptionQuery } from '../../person-access/access-queries.ts';
import { userQuery, usersQuery } from '../users/api.ts';

export { userQuery, usersQuery };

/** null: the user has not answered. @spec B §8 */
export const demographicsQuery = (userId: number) =>
  withFallbackFor404(
    query('GET /global/users/questions/{id}', decodeDemographicResponses, { path: { id: userId } }),
    async () => null,
  );

export const ssoQuery = (userId: number) =>
  query('GET /global/users/sso/{id}', decodeSsoInfo, { path: { id: userId } });

export const ticketsQuery = (userId: number) =>
  query('GET /global/users/tickets/{id}', decodeTickets, { path: { id: userId } });

export const projectsQuery = (userId: number) =>
  query('GET /global/projects/user/{id}', decodeUserProjects, { path: { id: userId } });

const whitelistQuery = query('GET /global/whitelist', decodeWhitelist);

export type TextField = 'email' | 'displayName';

export const textCalls = {
  email: 'POST /global/users/email',
  displayName: 'POST /global/users/display_name',
} as const;

export const userDetailFirstQueries: FirstQueries<{ readonly userId: number }> = ({ userId }, { user }) =>
  user.isAdmin
    ? [
        followedBy(userQuery(userId), () => [
          subscriptionQuery(userId),
          ssoQuery(userId),
          whitelistQuery,
          demographicsQuery(userId),
          projectsQuery(userId),
          ticketsQuery(userId),
        ]),
      ]
    : [];
