import { type AdminClient, call } from '@timemap/admin-api';
import type { Capabilities } from '@timemap/admin-kit';
import type { ConsoleConfig } from '../server/console-config.ts';

export function capabilitiesOf(features: ConsoleConfig['features'], client: AdminClient): Capabilities {
  return {
    projectDeletion: features.projectDeletion === true,
    seatChange: features.seatChange === true,
    ...(features.deleteOrganization === true && {
      deleteOrganization: (id: number) => call(client, 'DELETE /organizations/{id}', { path: { id } }),
    }),
  };
}
