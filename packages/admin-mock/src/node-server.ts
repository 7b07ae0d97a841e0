import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer, type MockServer } from './mock-server.ts';
import { answerControlCall } from './node/control-calls.ts';
import { corsHeaders, isOriginAllowed, preflightHeaders } from './node/cors.ts';
import { openDataFile } from './node/data-file.ts';
import { answerTile } from './node/map-tile.ts';
import { sendWebResponse, toWebRequest } from './node/node-request.ts';
import { createRealtimeHub } from './node/realtime-hub.ts';
import { listen, refuseSocket } from './node/socket.ts';
import { Refusal } from './refusal.ts';
import { errorResponse, waitFor } from './responses.ts';
import type { Scenario } from './scenarios.ts';
import { createSeed, type SeedName } from './seed/create-seed.ts';

export interface StartOptions {
  /** @default 0, any free port */
  port?: number;
  /** @default '127.0.0.1', this machine only */
  host?: string;
  /** The initial data if there is no data file yet. @default 'small' */
  seed?: SeedName;
  /**
   * Keeps the state across restarts and crashes: a change is on disk before its call is answered. Only one server at a
   * time can use the file.
   * @default nothing is kept
   */
  dataFile?: string;
  /** The part of every path before the contract's, for example `/api/v1`. @default '' */
  basePath?: string;
  /** Origins of pages that may call the server, for example `['http://localhost:5173']`. @default every page */
  allowOrigins?: readonly string[];
  /** Delay of each answer in milliseconds, in addition to the scenarios. @default 0 */
  latencyMs?: number;
  /** Larger bodies are refused with 413. @default 1_000_000 */
  bodyLimitBytes?: number;
  /** The server's clock. @default the machine's */
  now?: () => Date;
  /** The initial scenarios. @default none */
  scenarios?: readonly Scenario[];
  onFault?: (sentence: string) => void;
  /**
   * Ends each connection after one call. A browser repeats a call by itself when a connection breaks that it has used
   * before, so that a call under the scenario `drop` or `applyThenDrop` may arrive twice.
   * @default false
   */
  endsConnections?: boolean;
}

export interface RunningMockServer {
  /** Base address of the API, for example `http://127.0.0.1:8787`. */
  url: string;
  /** Address of the real-time connection. */
  wsUrl: string;
  /** Address template of the map tiles, with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  server: MockServer;
  /** Closes open connections and writes the data file. Safe to call twice. */
  close(): Promise<void>;
}

/** A query string has up to 2500 characters that encode to nine bytes each (B §7). */
const MAX_HEADER_BYTES = 131_072;

/**
 * Hosts a stand-in server on a port: HTTP with CORS, the real-time connection at `/realtime`, map tiles at
 * `/tiles/{z}/{x}/{y}.svg`, and `/__scenarios` and `/__requests` for people.
 * @throws Error if the port is taken or the data file cannot be used
 */
export async function startMockServer(options: StartOptions = {}): Promise<RunningMockServer> {
  const { port = 0, host = '127.0.0.1', seed = 'small', basePath = '', onFault = () => undefined } = options;
  const dataFile =
    options.dataFile === undefined
      ? null
      : await openDataFile(options.dataFile, { createDb: () => createSeed(seed, options.now?.()), onFault });
  const server = createMockServer({
    seed: dataFile?.db ?? seed,
    basePath,
    now: options.now,
    scenarios: options.scenarios,
    onChange: dataFile?.record,
  });

  const http = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    void serve(server, incoming, outgoing, options);
  });
  const hub = createRealtimeHub(server);
  const realtimePath = `${basePath.replace(/\/+$/, '')}/realtime`;
  if (options.endsConnections) http.maxRequestsPerSocket = 1;
  http.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== realtimePath) return refuseSocket(socket, '404 Not Found');
    if (!isOriginAllowed(request.headers.origin, options.allowOrigins))
      return refuseSocket(socket, '403 Forbidden');
    hub.accept(request, socket, head);
  });
  http.on('clientError', (_, socket) => refuseSocket(socket, '400 Bad Request'));
  try {
    await listen(http, port, host);
  } catch (error) {
    await dataFile?.close();
    throw error;
  }

  const { port: actualPort } = http.address() as AddressInfo;
  const address = `${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    hub.close();
    const closed = new Promise<void>((resolve) => {
      http.close(() => resolve());
    });
    // A request under the scenario `never` would keep the server open.
    http.closeAllConnections();
    await closed;
    await dataFile?.close();
  };
  return {
    url: `http://${address}${basePath.replace(/\/+$/, '')}`,
    wsUrl: `ws://${address}${realtimePath}`,
    tileUrl: `http://${address}/tiles/{z}/{x}/{y}.svg`,
    server,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function serve(
  server: MockServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: StartOptions,
): Promise<void> {
  const { origin } = incoming.headers;
  const headers = corsHeaders(origin, options.allowOrigins);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, { ...headers, ...preflightHeaders }).end();
    return;
  }
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  try {
    const request = await toWebRequest(incoming, gone.signal, options.bodyLimitBytes ?? 1_000_000);
    const control = answerTile(request) ?? (await answerControlCall(server, request));
    if (!control) await waitFor(options.latencyMs ?? 0, gone.signal);
    await sendWebResponse(control ?? (await server.fetch(request)), outgoing, headers);
  } catch (error) {
    if (error instanceof Refusal) {
      await sendWebResponse(errorResponse(error.message, error.status), outgoing, {
        ...headers,
        connection: 'close',
      });
    } else {
      outgoing.destroy();
    }
  }
}
