import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let methods: string[] = [];
let cacheControl: string | null = null;
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let pageUrl = '';
let apiUrl = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['packages/admin-api/src/index.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'adminApi',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  pageUrl = await listen(
    createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.end(`<!doctype html><title>Client</title><script>${script}</script>`);
    }),
  );
  apiUrl = await listen(
    createServer((request, answer) => {
      methods.push(request.method ?? '');
      answer.setHeader('access-control-allow-origin', '*');
      answer.setHeader('access-control-allow-headers', 'authorization, content-type');
      answer.setHeader('access-control-max-age', '600');
      answer.setHeader('content-type', 'application/json');
      if (cacheControl !== null) answer.setHeader('cache-control', cacheControl);
      answer.end('{"user":{}}');
    }),
  );
});
afterAll(() => {
  for (const server of servers) server.close();
});

async function tenCalls(
  header: string | null,
): Promise<{ questions: number; calls: number; isStored: boolean }> {
  methods = [];
  cacheControl = header;
  const browser = await chromium.connect(inject('browserEndpoint'));
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(pageUrl);
    await page.evaluate(async (baseUrl) => {
      const { adminApi } = globalThis as unknown as { adminApi: typeof import('@timemap/admin-api') };
      const client = adminApi.createAdminClient({ baseUrl, getSessionId: () => 'sid' });
      for (let count = 0; count < 10; count++) await client.send('GET /userinfo', {});
    }, apiUrl);
    const questions = methods.filter((method) => method === 'OPTIONS').length;
    const calls = methods.length - questions;
    methods = [];
    await page.evaluate(async (url) => {
      const init = {
        cache: 'force-cache',
        credentials: 'omit',
        headers: { authorization: 'Bearer sid' },
      } as const;
      await fetch(url, init);
    }, `${apiUrl}/userinfo`);
    return { questions, calls, isStored: !methods.includes('GET') };
  } finally {
    await browser.close();
  }
}

describe('calls to another origin in a browser', () => {
  it('are asked for twice in ten, where the server keeps its answers out of caches', async () => {
    expect(await tenCalls('no-store')).toEqual({ questions: 2, calls: 10, isStored: false });
  });

  it.each([null, 'max-age=600'])('leave nothing in the cache where the server says %j', async (header) => {
    expect(await tenCalls(header)).toEqual({ questions: 10, calls: 10, isStored: false });
  });
});
