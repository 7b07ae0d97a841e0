import { type AnyHandler, HttpResponse, http, ws } from 'msw';
import type { MockServer } from './mock-server.ts';
import { type PacketListener, parsePacket } from './packet-relay.ts';
import { requireNode } from './require-node.ts';

export interface MockHandlersOptions {
  /**
   * Address of the real-time connection, for example `wss://api.example/realtime`.
   * @default no connection is answered
   */
  realtimeUrl?: string;
}

/**
 * Handlers for MSW 3 that send every request below `baseUrl` to the stand-in server, for `setupServer`, `setupWorker`
 * and `msw.use(...)`.
 * @throws Error with a sentence on a Node that MSW 3 does not run on
 * @param baseUrl absolute, or a path on the page's own origin
 * @example setupServer(...mockHandlers(createMockServer(), 'https://api.example/v1')).listen();
 */
export function mockHandlers(
  server: MockServer,
  baseUrl: string,
  options: MockHandlersOptions = {},
): AnyHandler[] {
  requireNode('22.12', 'MSW 3');
  const base = baseUrl.replace(/\/+$/, '');
  const basePath = base.startsWith('/') || base === '' ? base : new URL(base).pathname;
  const calls = http.all(`${base}/*`, async ({ request }) => {
    try {
      return await server.fetch(request, { basePath });
    } catch {
      // MSW turns a thrown error into a 500. A broken connection has no answer.
      return HttpResponse.error();
    }
  });
  return options.realtimeUrl === undefined ? [calls] : [calls, realtimeHandler(server, options.realtimeUrl)];
}

function realtimeHandler(server: MockServer, url: string): AnyHandler {
  return ws.link(url).addEventListener('connection', ({ client }) => {
    const listener: PacketListener = (packet) => client.send(JSON.stringify(packet));
    const stop = server.subscribe(listener);
    client.addEventListener('message', ({ data }) => {
      const packet = typeof data === 'string' ? parsePacket(data) : null;
      if (packet) server.publish(packet, listener);
    });
    client.addEventListener('close', stop);
  });
}
