import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConsoleConfig } from './console-config.ts';
import { securityHeaders } from './security-headers.ts';
import { type StaticServer, startStaticServer } from './static-server.ts';

const PAGE = '<!doctype html><title>Console</title>';
const SCRIPT = `console.log('${'x'.repeat(4000)}');`;
const config = readConsoleConfig({ apiBaseUrl: 'https://api.example.org' });

let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-build-'));
  await mkdir(join(folder, 'build/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'build/index.html'), PAGE);
  await writeFile(join(folder, 'build/config.json'), '{"apiBaseUrl":"/of-the-build"}');
  await writeFile(join(folder, 'build/assets/main-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'build/assets/ahead-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'build/assets/ahead-1a2b3c4d.js.br'), brotliCompressSync('made by the build'));
  await writeFile(join(folder, 'build/.hidden.txt'), 'hidden');
  await symlink('../secret.txt', join(folder, 'build/linked.txt'));
  server = await startStaticServer({ folder: join(folder, 'build'), config });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** fetch resolves dots and adds an Accept-Encoding; these requests are sent exactly as written. */
const send = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request(server.url, { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('paths', () => {
  it.each([
    '/',
    '/index.html',
    '/organizations',
    '/organizations/users/7?tab=projects',
    '/pages/login?redirect=%2F',
  ])('answers the screen %s with the page', async (path) => {
    const { status, headers, body } = await send(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      PAGE,
    ]);
  });

  it.each([
    '/assets/gone-1a2b3c4d.js',
    '/assets/',
    '/favicon.ico',
    '/deep/style.css',
    '//evil.example/x',
    '/.hidden.txt',
  ])('answers %s with 404, never with the page', async (path) => {
    const { status, body } = await send(path);
    expect([status, body.toString()]).toEqual([404, 'Not found.\n']);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/linked.txt',
  ])('cannot be led outside the build by %s', async (path) => {
    const { status, body } = await send(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/%E0%A4%A', 'http://other.example/', '*'])('refuses the address %s', async (path) => {
    expect((await send(path)).status).toBe(400);
  });

  it('refuses a method that could change something', async () => {
    const { status, headers } = await send('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('config.json', () => {
  it('is the configuration of the environment and not the file in the build', async () => {
    const { headers, body } = await send('/config.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(readConsoleConfig(JSON.parse(body.toString()))).toEqual(config);
  });
});

describe('headers', () => {
  it.each(['/', '/config.json', '/assets/main-1a2b3c4d.js', '/assets/gone.js', '/%'])(
    'carry the security headers for %s, and no name of the server',
    async (path) => {
      const { headers } = await send(path);
      for (const [name, value] of securityHeaders(config)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('let a hashed file be kept for good, and have the page and config.json asked for again', async () => {
    const cacheControl = async (path: string) => (await send(path)).headers['cache-control'];
    expect(await cacheControl('/assets/main-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/stats')).toBe('no-cache');
    expect(await cacheControl('/config.json')).toBe('no-cache');
    expect(await cacheControl('/assets/gone-1a2b3c4d.js')).toBe('no-store');
  });

  it('answer 304 to a browser that has the file, per encoding', async () => {
    const path = '/assets/main-1a2b3c4d.js';
    const first = await send(path, { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await send(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await send(path, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('bodies', () => {
  it('travel compressed as the browser likes it', async () => {
    const path = '/assets/main-1a2b3c4d.js';
    const brotli = await send(path, { 'accept-encoding': 'gzip, br' });
    const gzipped = await send(path, { 'accept-encoding': 'gzip' });
    const plain = await send(path);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect([brotli, gzipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect([brotli, gzipped, plain].map(({ headers }) => headers.vary)).toEqual(
      Array(3).fill('Accept-Encoding'),
    );
  });

  it('are sent as the build has compressed them, which has no address', async () => {
    const path = '/assets/ahead-1a2b3c4d.js';
    const brotli = await send(path, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(brotli.body).toString()).toBe('made by the build');
    expect((await send(path)).body.toString()).toBe(SCRIPT);
    expect((await send(`${path}.br`)).status).toBe(404);
  });

  it('stay at home for HEAD, with the headers of GET', async () => {
    const head = await send('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(PAGE.length),
    ]);
  });
});

describe('starting', () => {
  it('fails with EADDRINUSE where the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startStaticServer({ folder: join(folder, 'build'), config, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('says that a folder holds no build', async () => {
    await expect(startStaticServer({ folder: join(folder, 'build/assets'), config })).rejects.toThrow(
      /^There is no index\.html in /,
    );
  });
});
