import {
  type AdminClient,
  call,
  type DemographicResponses,
  readCustomerPageUrl,
  readDemographicResponses,
  readSsoInfo,
  readSubscription,
  readTickets,
  readUserProjects,
  readWhitelist,
} from '@timemap/admin-api';
import { type FirstReads, followedBy } from '../../data/prefetched.ts';
import { query, queryRows, type Read } from '../../data/query.ts';
import { userQuery, withFallbackFor404 } from '../users/api.ts';

export { userQuery };

/** null if the server has no such call: then the user's flag applies. @spec B §7 */
export const subscriptionQuery = (client: AdminClient, userId: number): Read<boolean | null> =>
  withFallbackFor404(
    query<'GET /global/users/subscribed/{id}', boolean | null>(
      client,
      'GET /global/users/subscribed/{id}',
      { path: { id: userId } },
      readSubscription,
    ),
    async () => null,
  );

/** null: the user has not answered. @spec B §8 */
export const demographicsQuery = (client: AdminClient, userId: number): Read<DemographicResponses | null> =>
  withFallbackFor404(
    query<'GET /global/users/questions/{id}', DemographicResponses | null>(
      client,
      'GET /global/users/questions/{id}',
      { path: { id: userId } },
      readDemographicResponses,
    ),
    async () => null,
  );

export const ssoQuery = (client: AdminClient, userId: number) =>
  query(client, 'GET /global/users/sso/{id}', { path: { id: userId } }, readSsoInfo);

export const ticketsQuery = (client: AdminClient, userId: number) =>
  queryRows(client, 'GET /global/users/tickets/{id}', { path: { id: userId } }, readTickets);

export const projectsQuery = (client: AdminClient, userId: number) =>
  queryRows(client, 'GET /global/projects/user/{id}', { path: { id: userId } }, readUserProjects);

export const whitelistQuery = (client: AdminClient) =>
  query(client, 'GET /global/whitelist', {}, readWhitelist);

/** The address is not checked here. @spec B §7 */
export const customerPageQuery = (client: AdminClient, userId: number) =>
  query(client, 'GET /global/users/customerpage/{id}', { path: { id: userId } }, readCustomerPageUrl);

export type TextField = 'email' | 'displayName';

export const textCalls = {
  email: 'POST /global/users/email',
  displayName: 'POST /global/users/display_name',
} as const;

export const setText = (client: AdminClient, userId: number, field: TextField, value: string) =>
  call(client, textCalls[field], { body: { id: userId, value } });

export const firstReads: FirstReads<{ readonly userId: number }> = (client, { userId }, { user }) =>
  user.isAdmin
    ? [
        followedBy(userQuery(client, userId), () => [
          subscriptionQuery(client, userId),
          ssoQuery(client, userId),
          whitelistQuery(client),
          demographicsQuery(client, userId),
          projectsQuery(client, userId),
          ticketsQuery(client, userId),
        ]),
      ]
    : [];
