import {
  type AdminClient,
  call,
  decodeDemographicResponses,
  decodeSsoInfo,
  decodeSubscription,
  decodeTickets,
  decodeUserProjects,
  decodeWhitelist,
} from '@timemap/admin-api';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { dealsQuery } from '../enterprise-deals/api.ts';
import { userQuery, usersQuery, withFallbackFor404 } from '../users/api.ts';

export { dealsQuery, userQuery, usersQuery };

/** null if the server has no such call: then the user's flag applies. @spec B §7 */
export const subscriptionQuery = (userId: number) =>
  withFallbackFor404(
    query('GET /global/users/subscribed/{id}', decodeSubscription, { path: { id: userId } }),
    async () => null,
  );

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

export const whitelistQuery = query('GET /global/whitelist', decodeWhitelist);

export type TextField = 'email' | 'displayName';

export const textCalls = {
  email: 'POST /global/users/email',
  displayName: 'POST /global/users/display_name',
} as const;

export const setText = (client: AdminClient, userId: number, field: TextField, value: string) =>
  call(client, textCalls[field], { body: { id: userId, value } });

export const firstQueries: FirstQueries<{ readonly userId: number }> = ({ userId }, { user }) =>
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
