import { type AdminClient, call, createAdminClient } from '@timemap/admin-api';
import {
  AdminKitProvider,
  type AdminKitProviderProps,
  type AdminSession,
  type Capabilities,
} from '@timemap/admin-kit';
import { type AccountName, accounts, createMockServer, type MockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { stageTiles } from './stage-tiles.ts';

/** Every story and every behaviour test happens at this moment. */
const STAGE_TIME = new Date('2026-03-02T09:30:00Z');
const STAGE_TIME_ZONE = 'Europe/Berlin';

/** One story's world: its own stand-in server, a signed-in person and a client. */
export interface StageWorld {
  readonly server: MockServer;
  readonly session: AdminSession;
  readonly sessionId: string;
}

export function buildWorld(scenarios: readonly Scenario[], account?: AccountName): StageWorld {
  const server = createMockServer({ seed: 'small', now: () => STAGE_TIME });
  const chosen =
    scenarios.findLast((scenario) => scenario.kind === 'as')?.account ?? account ?? 'globalAdmin';
  const sessionId = server.signIn(chosen);
  server.use(...scenarios);
  const { userId, username } = accounts[chosen];
  const user = {
    id: userId,
    username,
    isAdmin: chosen === 'globalAdmin',
    isVerified: chosen !== 'unverified',
  };
  return { server, sessionId, session: { user } };
}

/** A client of the world's server: through the network stack that MSW watches, or straight into the server. */
export function clientOf(world: StageWorld, baseUrl: string, fetch?: typeof globalThis.fetch): AdminClient {
  return createAdminClient({ baseUrl, getSessionId: () => world.sessionId, ...(fetch && { fetch }) });
}

/** The stand-in server deletes organizations; `parameters: { capabilities: {} }` makes it one that cannot. */
function stageCapabilities(client: AdminClient): Capabilities {
  return {
    deleteOrganization: (id) => call(client, 'DELETE /organizations/{id}', { path: { id } }),
  };
}

/** A main application, so that projects can be opened and users acted as. */
const stageLinks = {
  mainApp: () => 'https://app.timemap.example',
  project: (id: number) => `https://app.timemap.example/#/app/connect/${id}`,
};
const stagePolicy = { customerPageHosts: ['payments.timemap.example'] };

/** The provider as stories and tests use it: everything that could differ from day to day is fixed. */
export function Stage({ children, capabilities, ...props }: AdminKitProviderProps) {
  const [ownCapabilities] = useState(() => stageCapabilities(props.client));
  return (
    <AdminKitProvider
      timeZone={STAGE_TIME_ZONE}
      mapTiles={stageTiles}
      navigate={stay}
      capabilities={capabilities ?? ownCapabilities}
      links={stageLinks}
      policy={stagePolicy}
      {...props}
    >
      {children}
    </AdminKitProvider>
  );
}

function stay() {
  // A story has nowhere to go to; what would be left is the point of the story.
}
