import {
  decodeEnterpriseDeals,
  decodeOrganizationUsers,
  decodeSubscription,
  decodeWhitelist,
} from '@timemap/admin-api';
import { withFallbackFor404 } from '../data/fallback-for-404.ts';
import { type Query, query } from '../data/query.ts';

/** null if the server has no such call: then the user's flag applies. @spec B §7 */
export const subscriptionQuery = (userId: number) =>
  withFallbackFor404(
    query('GET /global/users/subscribed/{id}', decodeSubscription, { path: { id: userId } }),
    async () => null,
  );

/** With its own key: screens show such a list without the entries that could not be read. */
const whole = <T>({ operation, input, load }: Query<T>): Query<T> => ({
  operation,
  input: { ...input, whole: true },
  load: (client, signal) => load(client, signal),
});

export const organizationUsersQuery = (id: number) =>
  whole(query('GET /organizations/{id}/users', decodeOrganizationUsers, { path: { id } }));

export const allDealsQuery = /* @__PURE__ */ whole(
  /* @__PURE__ */ query('GET /enterprise', decodeEnterpriseDeals),
);

export const dealWhitelistQuery = (id: number) =>
  query('GET /enterprise/{id}/whitelist', decodeWhitelist, { path: { id } });
