import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isScreenPath } from './asset-rules.ts';
import { Asset, type Assets, loadAssets } from './asset-store.ts';
import type { ConsoleConfig } from './console-config.ts';
import { negotiateEncoding } from './content-encoding.ts';
import { securityHeaders } from './security-headers.ts';

export interface StaticServerOptions {
  folder: string;
  /** Served as /config.json instead of the file in the build. The security headers depend on it. */
  config: ConsoleConfig;
  headers?: AnswerHeaders;
  /** The files of the folder, where several servers share them. */
  assets?: Assets;
  port?: number;
  /** @default '127.0.0.1', this machine only */
  host?: string;
}

type AnswerHeaders = ReturnType<typeof securityHeaders>;

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws Error with code EADDRINUSE (the port is taken) or ENOENT (no folder or no index.html) */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer(await createStaticListener(options));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function createStaticListener(options: StaticServerOptions): Promise<RequestListener> {
  const { folder, config, headers = securityHeaders(config) } = options;
  const assets = new Map(options.assets ?? (await loadAssets(folder)));
  assets.set('/config.json', new Asset('/config.json', Buffer.from(`${JSON.stringify(config, null, 2)}\n`)));
  const page = assets.get('/index.html');
  if (!page) throw Object.assign(new Error(`There is no index.html in ${folder}.`), { code: 'ENOENT' });

  return async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request.url ?? '');
    if (path === null) return refuse(response, 400, 'This address cannot be read.');
    const asset = assets.get(path) ?? (isScreenPath(path) ? page : undefined);
    if (!asset) return refuse(response, 404, 'Not found.');
    await answer(request, response, asset).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This file could not be prepared.');
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, asset: Asset): Promise<void> {
  const encoding = asset.isCompressed ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = asset.etag(encoding);
  response.setHeader('Cache-Control', asset.cacheControl);
  response.setHeader('ETag', etag);
  if (asset.isCompressed) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await asset.body(encoding);
  response.setHeader('Content-Type', asset.mediaType);
  response.setHeader('Content-Length', body.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

function pathOf(target: string): string | null {
  if (!target.startsWith('/')) return null;
  try {
    return decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
