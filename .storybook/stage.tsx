import { type AdminClient, call, createAdminClient } from '@timemap/admin-api';
import {
  AdminKitProvider,
  type AdminKitProviderProps,
  type AdminSession,
  type Capabilities,
} from '@timemap/admin-kit';
import '@timemap/admin-kit/map';
import { type AccountName, accounts, createMockServer, type MockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { stageTiles } from './stage-tiles.ts';

const STAGE_TIME = new Date('2026-03-02T09:30:00Z');
export const STAGE_TIME_ZONE = 'Europe/Berlin';

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

export function clientOf(world: StageWorld, baseUrl: string, fetch?: typeof globalThis.fetch): AdminClient {
  return createAdminClient({
    baseUrl,
    getSessionId: () => world.sessionId,
    // A story that loads must not fail while its page is read. Tests wait for the time limit.
    ...(fetch ? { fetch } : { timeoutMs: 86_400_000 }),
  });
}

/** `parameters: { capabilities: {} }` describes a server that deletes no organizations. */
function stageCapabilities(client: AdminClient): Capabilities {
  return {
    deleteOrganization: (id) => call(client, 'DELETE /organizations/{id}', { path: { id } }),
  };
}

const stageLinks = {
  mainApp: () => 'https://app.timemap.example',
  project: (id: number) => `https://app.timemap.example/#/app/connect/${id}`,
};
const stagePolicy = { customerPageHosts: ['payments.timemap.example'] };

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
  // Stories do not navigate.
}
