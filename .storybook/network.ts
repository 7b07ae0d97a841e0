import type { MockServer } from '@timemap/admin-mock';
import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

const ORIGIN = 'https://api.storybook.test';

/** The stand-in servers of the stories on the page, by the first part of their address, for as long as a story holds one. */
const servers = new Map<string, WeakRef<MockServer>>();
const gone = new FinalizationRegistry<string>((name) => servers.delete(name));
let count = 0;

/** Gives a story's server an address that no other story on the page has. */
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
    // MSW would make a thrown error a 500; a broken connection is no answer at all.
    return HttpResponse.error();
  }
});

let worker: Promise<SetupWorker> | null = null;

/**
 * The one interception of the page. A docs page mounts its stories at the same time, and the addon calls its setup for
 * each of them until one has finished; MSW cannot replace `WebSocket` twice. The handler is an initial one, so that the
 * reset after a story leaves the others on the page their answers.
 */
export function sharedWorker(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}

async function start(): Promise<SetupWorker> {
  const started = setupWorker(toStoryServer);
  // Everything else that is loaded is Storybook's own.
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}
