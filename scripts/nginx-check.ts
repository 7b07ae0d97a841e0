/** Compares the container's nginx with the server of `npm start`: `npm run tool -- nginx-check` (requires nginx) */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConsoleConfig } from '../apps/console/server/console-config.ts';
import { BROTLI_MODULE } from '../apps/console/server/container-entry.ts';
import { securityHeaders } from '../apps/console/server/security-headers.ts';
import { startStaticServer } from '../apps/console/server/static-server.ts';
import { startNginx } from '../tests/e2e/nginx-server.ts';
import { buildApp, buildFolderOf } from './app-build.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const JOURNEYS = ['sign-in', 'wayfinding', 'users', 'project-map', 'production-build'];

/** The servers differ in ETag, Date, Server and the framing of the body. */
const COMPARED = ['cache-control', 'content-encoding', 'vary'];

/** nginx answers this path with 400, our server with 404. */
const LEAVES_THE_FOLDER = '/../secret.txt';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** fetch would resolve dots and accept other encodings. */
function ask(
  url: string,
  path: string,
  encodings: string,
  securityNames: readonly string[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers: { 'accept-encoding': encodings } }, (answer) => {
      answer.resume();
      const { statusCode = 0, headers } = answer;
      const names = [...COMPARED, ...securityNames, ...(statusCode < 400 ? ['content-type'] : [])];
      resolve({
        status: path === LEAVES_THE_FOLDER && statusCode === 400 ? 404 : statusCode,
        headers: Object.fromEntries(
          names.flatMap((name) =>
            headers[name] === undefined ? [] : [[name, String(headers[name]).toLowerCase()]],
          ),
        ),
      });
    })
      .on('error', reject)
      .end();
  });
}

await runProgram(async () => {
  await buildApp('console');
  const folder = buildFolderOf('console');
  const config = readConsoleConfig({
    apiBaseUrl: 'https://api.example.org',
    realtimeUrl: 'wss://live.example.org',
  });
  const [ours, nginx] = [await startStaticServer({ folder, config }), await startNginx(folder, config)];
  const security = securityHeaders(config).map(([name]) => name.toLowerCase());
  const asset = (await readdir(join(folder, 'assets'))).find((name) => name.endsWith('.js'));
  const asked = [
    '/',
    '/index.html',
    '/config.json',
    `/assets/${asset}`,
    '/organizations?organization=2',
    '/global/users',
    '/assets/missing.js',
    '/missing.css',
    '//example.org',
    LEAVES_THE_FOLDER,
  ].map((path) => ({ path, encodings: 'gzip' }));
  if (existsSync(BROTLI_MODULE)) asked.push({ path: `/assets/${asset}`, encodings: 'gzip, br' });
  else process.stdout.write('nginx has no brotli module (libnginx-mod-http-brotli-static).\n');
  const differing: string[] = [];
  for (const { path, encodings } of asked) {
    const expected = await ask(ours.url, path, encodings, security);
    const found = await ask(nginx.url, path, encodings, security);
    const same = JSON.stringify(expected) === JSON.stringify(found);
    process.stdout.write(`${same ? 'ok ' : 'DIFFERS'} ${found.status} ${path} (${encodings})\n`);
    if (!same)
      differing.push(`${path}\n  server: ${JSON.stringify(expected)}\n  nginx:  ${JSON.stringify(found)}`);
  }
  await Promise.all([ours.close(), nginx.close()]);
  if (differing.length > 0) throw new Error(`nginx answers differently:\n${differing.join('\n')}`);

  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const files = JOURNEYS.map((name) => `tests/e2e/${name}.test.ts`);
  const { code } = await runChild(process.execPath, [vitest, 'run', '--project', 'e2e', ...files], {
    folder: root,
    environment: { JOURNEYS_THROUGH: 'nginx' },
  });
  if (code !== 0) throw new Error('The journeys failed through nginx.');
});
