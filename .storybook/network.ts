import type { MockServer } from '@timemap/admin-mock';
import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

const ORIGIN = 'https://api.storybook.test';

/** Weak, so that a server ends with its story. */
const servers = new Map<string, WeakRef<MockServer>>();
const gone = new FinalizationRegistry<string>((name) => servers.delete(name));
let count = 0;

export function addressOf(server: MockServer): string {
  count += 1;
  const name = `story-${count}`;
  servers.set(name, new WeakRef(server));
  gone.register(server, name);
  return `${ORIGIN}/${name}`;
}

const toStoryServer = http.all(`${ORIGIN}/:story/*`, async ({ request, params }) => {
  const server = servers.get(String(params.story))?.deref();
  try {
    return server ? await server.fetch(request, { basePath: `/${params.story}` }) : HttpResponse.error();
  } catch {
    // MSW turns a thrown error into a 500. A broken connection has no answer.
    return HttpResponse.error();
  }
});

let worker: Promise<SetupWorker> | null = null;

/** MSW cannot replace `WebSocket` twice, and a docs page mounts its stories together. */
export function sharedWorker(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}

async function start(): Promise<SetupWorker> {
  const started = setupWorker(toStoryServer);
  // Everything else belongs to Storybook.
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}
