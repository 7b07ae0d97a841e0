/** Runs the packed packages on the oldest Node: `npm run tool -- node-check`. Downloads versions of 150 MB each. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { PACKAGES } from './build-packages.ts';
import { packedPackages, runPnpm, tarballOf } from './packed-packages.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const [TOO_OLD, OLDEST, OLDEST_FOR_MSW, OLDEST_FOR_JSDOM] = ['18.20.8', '20.0.0', '22.12.0', '22.22.2'];

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const nameOf = (version: string) => `node-${version.replaceAll('.', '-')}`;

const READ_ALL = `
import { createMockServer } from '@timemap/admin-mock';
import { createAdminClient, call, decodeCurrentUser } from '@timemap/admin-api';
const server = createMockServer();
const session = server.signIn('globalAdmin');
const fetch = (input, init) => server.fetch(new Request(input, init));
const client = createAdminClient({ baseUrl: 'https://api.test', getSessionId: () => session, fetch });
const { username } = await call(client, 'GET /userinfo', {}, decodeCurrentUser);
if (username !== 'ada') throw new Error('Signed in as ' + username);
for (const path of process.argv.slice(2)) {
  const { status } = await fetch('https://api.test' + path, { headers: { Authorization: 'Bearer ' + session } });
  if (status >= 500) throw new Error(path + ' answers with ' + status);
}
`;

async function install(folder: string): Promise<void> {
  const tarballs = await packedPackages();
  await mkdir(join(folder, 'tarballs'));
  for (const name of PACKAGES)
    await cp(join(tarballs, tarballOf(name)), join(folder, 'tarballs', `${name}.tgz`));
  await cp(join(root, 'tests/hosts/pnpm-workspace.yaml'), join(folder, 'pnpm-workspace.yaml'));
  const app = join(folder, 'test-kit/app');
  await cp(join(root, 'tests/hosts/test-kit/app'), app, {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  const manifest = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const version of [TOO_OLD, OLDEST, OLDEST_FOR_MSW, OLDEST_FOR_JSDOM])
    manifest.devDependencies[nameOf(version)] = `npm:${nodePackage}@${version}`;
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await writeFile(join(app, 'read-all.mjs'), READ_ALL);
  const tests = await readFile(join(app, 'src/project-page.test.tsx'), 'utf8');
  await writeFile(join(app, 'src/project-page.jest.tsx'), tests.replace("'vitest'", "'@jest/globals'"));
  await runPnpm(['install', '--prefer-offline', '--reporter', 'append-only'], folder);
}

await runProgram(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-nodes-'));
  try {
    await install(folder);
    const app = join(folder, 'test-kit/app');
    const nodeOf = (version: string) => {
      const bin = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
      return join(app, 'node_modules', nameOf(version), bin);
    };
    const expectOn = async (
      node: string,
      what: string,
      parts: readonly string[],
      expected: RegExp,
      place = app,
    ): Promise<void> => {
      const { output } = await runChild(node, parts, {
        folder: place,
        environment: { NODE_ENV: 'test', NO_COLOR: '1' },
        isOutputKept: true,
        isPrinted: false,
      });
      if (!expected.test(output)) throw new Error(`${what} failed:\n${output}`);
      process.stdout.write(`ok  ${what}\n`);
    };
    const { paths } = parse(await readFile(join(root, 'packages/admin-api/openapi.yaml'), 'utf8')) as {
      paths: Record<string, { get?: unknown }>;
    };
    const readable = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes('{'));
    const cli = 'node_modules/@timemap/admin-mock/dist/cli.js';
    const bootstrap = ['scripts/bootstrap.mjs', 'nothing'];

    await expectOn(
      nodeOf(TOO_OLD),
      `Node ${TOO_OLD}: npm start refuses`,
      ['scripts/bootstrap.mjs', 'start'],
      /^\nNode 20 or newer is needed/,
      root,
    );
    await expectOn(
      nodeOf(TOO_OLD),
      `Node ${TOO_OLD}: timemap-admin-mock refuses`,
      [cli],
      /^timemap-admin-mock needs Node 20\.0 or newer\. This is Node 18\.20\.8\.\n$/,
    );
    await expectOn(
      nodeOf(OLDEST),
      `Node ${OLDEST}: npm start and npm test begin`,
      bootstrap,
      /There is no task 'nothing'/,
      root,
    );
    for (const version of [OLDEST, OLDEST_FOR_MSW]) {
      await expectOn(
        nodeOf(version),
        `Node ${version}: the stand-in server answers ${readable.length} reads`,
        ['read-all.mjs', ...readable],
        /^$/,
      );
      await expectOn(
        nodeOf(version),
        `Node ${version}: timemap-admin-mock starts`,
        [cli, '--help'],
        /a stand-in for the administration API/,
      );
    }
    const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
    const jest = ['node_modules/jest/bin/jest.js'];
    for (const [node, version] of [
      [nodeOf(OLDEST_FOR_JSDOM), OLDEST_FOR_JSDOM],
      [process.execPath, process.versions.node],
    ] as const)
      await expectOn(node, `Node ${version}: the manual's tests in Vitest`, vitest, /Tests\s+3 passed/);
    for (const [node, version] of [
      [nodeOf(OLDEST_FOR_MSW), OLDEST_FOR_MSW],
      [process.execPath, process.versions.node],
    ] as const)
      await expectOn(node, `Node ${version}: the manual's tests in Jest`, jest, /Tests:\s+3 passed/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
