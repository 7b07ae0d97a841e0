import { type RenderResult, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import type {
  AdminEvent,
  AdminKitProviderProps,
  Capabilities,
  MapTiles,
  StaffPolicy,
} from '@timemap/admin-kit';
import type { MockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import { type ComponentType, createElement } from 'react';
import { loadLater } from '../packages/admin-kit/src/load-later.ts';
import { buildWorld, clientOf, Stage, type StageWorld } from './stage.tsx';

// A page has it after a moment. Loading a module takes real time, and tests move the clock.
await loadLater();

interface StoryParameters {
  scenarios?: Scenario[];
  capabilities?: Capabilities;
  policy?: StaffPolicy;
  mapTiles?: MapTiles | null;
}

interface StoryParts {
  readonly input: { args?: object; parameters?: StoryParameters };
  readonly meta: {
    readonly input: { component?: unknown; render?: unknown; args?: object; parameters?: StoryParameters };
  };
}

export interface RenderedStory extends RenderResult {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly server: MockServer;
  readonly events: AdminEvent[];
  readonly visited: string[];
  /** Renders again with other properties of the provider. */
  provide(provider: Partial<AdminKitProviderProps>): void;
}

export type StageWorldPreparation = (world: StageWorld) => void;

export interface RenderStoryOptions {
  readonly args?: object;
  readonly scenarios?: readonly Scenario[];
  readonly provider?: Partial<AdminKitProviderProps>;
  readonly prepare?: StageWorldPreparation;
  /** @default an element in the body */
  readonly container?: HTMLElement;
  /** For tests that advance timers themselves. */
  readonly user?: Parameters<typeof userEvent.setup>[0];
}

export function renderStory(story: unknown, options: RenderStoryOptions = {}): RenderedStory {
  const { input, meta } = story as StoryParts;
  const component = (meta.input.render ?? meta.input.component) as ComponentType<object>;
  const parameters = { ...meta.input.parameters, ...input.parameters };
  const scenarios = [...(parameters.scenarios ?? []), ...(options.scenarios ?? [])];
  const world = buildWorld(scenarios);
  options.prepare?.(world);
  const events: AdminEvent[] = [];
  const visited: string[] = [];
  const client = clientOf(world, 'https://api.test', (request) => world.server.fetch(request as Request));
  const page = (provider: Partial<AdminKitProviderProps>) => (
    <Stage
      client={client}
      session={world.session}
      navigate={(href) => visited.push(href)}
      onEvent={(event) => events.push(event)}
      {...(parameters.capabilities && { capabilities: parameters.capabilities })}
      {...(parameters.policy && { policy: parameters.policy })}
      {...(parameters.mapTiles !== undefined && { mapTiles: parameters.mapTiles })}
      {...options.provider}
      {...provider}
    >
      {createElement(component, { ...meta.input.args, ...input.args, ...options.args })}
    </Stage>
  );
  const { container } = options;
  const result = render(page({}), container && { container });
  return {
    ...result,
    user: userEvent.setup(options.user),
    server: world.server,
    events,
    visited,
    provide: (provider) => result.rerender(page(provider)),
  };
}

export function secondClient({ server }: Pick<RenderedStory, 'server'>): AdminClient {
  const sessionId = server.signIn('globalAdmin');
  return createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (request) => server.fetch(request as Request),
  });
}
