/** Follows the README's steps for a new Next.js app: `npm run tool -- readme-check [<Node version>]` */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.ts';
import { packedPackages } from './packed-packages.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const VERSIONS = ['20.9.0', '22.23.3'];
/** The newest for Node 20.9. */
const NPM = 'npm@10.9.9';
const SERVER_PATIENCE_MS = 60_000;

interface Steps {
  readonly commands: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

async function readSteps(): Promise<Steps> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, section = ''] = /^## In a new Next\.js app[^\n]*\n(.*?)^## /ms.exec(readme) ?? [];
  const blocks = (language: string) =>
    [...section.matchAll(new RegExp(`^( *)\`\`\`${language}\\b[^\\n]*\\n(.*?)^\\1\`\`\``, 'gms'))].map(
      ([, , text = '']) => text,
    );
  const names = [...section.matchAll(/Write `([^`]+)`/g)].map(([, name = '']) => name);
  const texts = blocks('tsx');
  const commands = blocks('sh').flatMap((block) =>
    block.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []),
  );
  if (commands.length === 0 || names.length === 0 || names.length !== texts.length)
    throw new Error('The README has no steps for a new Next.js app that this program can follow.');
  return { commands, files: Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])) };
}

/** npx and Next.js start more processes, so it gets its own group. */
function start(command: string, folder: string, environment: NodeJS.ProcessEnv, expected: RegExp) {
  const child = spawn(command, { cwd: folder, env: environment, shell: true, detached: true });
  let output = '';
  const found = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`${command} did not start:\n${output}`));
    const timer = setTimeout(fail, SERVER_PATIENCE_MS);
    const read = (chunk: string) => {
      output += chunk;
      const match = expected.exec(output)?.[0];
      if (match === undefined) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('close', fail);
  });
  return { child, found };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has ended already.
  }
}

async function environmentOf(version: string, folder: string): Promise<Record<string, string>> {
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const node = `node-${process.platform}-${process.arch}@${version}`;
  const { code, output } = await runChild('npm', ['install', '--no-audit', '--no-fund', node, NPM], {
    folder,
    isOutputKept: true,
    isPrinted: false,
  });
  if (code !== 0) throw new Error(`Node ${version} cannot be installed:\n${output}`);
  const places = [
    join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin'),
    join(folder, 'node_modules/.bin'),
  ];
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS$|INIT_CWD$)/.test(name));
  return {
    ...(Object.fromEntries(kept) as Record<string, string>),
    PATH: [...places, process.env.PATH].join(delimiter),
    // npx asks a person whether to install a package.
    npm_config_yes: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
}

async function expectMembers(address: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('ada-demo');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('listitem').filter({ hasText: '@' }).first().waitFor();
    // Next.js counts the issues of a page in a corner, from a shadow root.
    await page.waitForTimeout(1000);
    if ((await page.getByText(/^\d* ?Issues?$/).count()) > 0)
      faults.push('Next.js shows issues of the page.');
    if (faults.length > 0) throw new Error(`The page has faults:\n${faults.join('\n')}`);
  } finally {
    await browser.close();
  }
}

async function follow({ commands, files }: Steps, version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-readme-'));
  const running: ChildProcess[] = [];
  const seconds: string[] = [];
  let since = performance.now();
  const lap = (what: string) => {
    const now = performance.now();
    seconds.push(`${what} ${Math.round((now - since) / 1000)}`);
    since = now;
  };
  try {
    await mkdir(join(folder, 'node'));
    await mkdir(join(folder, 'work'));
    const environment = await environmentOf(version, join(folder, 'node'));
    await rm(await packedPackages(), { recursive: true, force: true });
    const begin = performance.now();
    since = begin;
    let place = join(folder, 'work');
    let tarballs = '';
    for (const command of commands) {
      const [, entered] = /^cd (.+)/.exec(command) ?? [];
      if (entered !== undefined) place = join(place, entered);
      else if (command.includes('timemap-admin-mock')) {
        const { child, found } = start(command, place, environment, /ada/);
        running.push(child);
        await found;
        lap('stand-in server');
      } else {
        const isPack = command === 'npm run tool -- pack';
        const { code, output } = await runChild(
          'sh',
          ['-c', command.replace('<the first three tarballs>', tarballs)],
          {
            folder: isPack ? root : place,
            environment,
            isOutputKept: true,
            isPrinted: false,
          },
        );
        if (code !== 0) throw new Error(`Node ${version}: ${command} failed:\n${output}`);
        if (isPack)
          tarballs =
            output
              .match(/^\S+\.tgz$/gm)
              ?.slice(0, 3)
              .join(' ') ?? '';
        lap(command.replace(/<.*/, 'the tarballs'));
      }
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text);
    const { child, found } = start('npm run dev', place, environment, /http:\/\/localhost:\d+/);
    running.push(child);
    await expectMembers(await found);
    lap('members shown');
    const total = Math.round((performance.now() - begin) / 1000);
    process.stdout.write(
      `ok  Node ${version}: the members are there after ${total} s (${seconds.join(', ')})\n`,
    );
  } finally {
    for (const child of running) endGroup(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

await runProgram(async () => {
  const steps = await readSteps();
  const asked = argv.slice(2);
  for (const version of asked.length > 0 ? asked : VERSIONS) await follow(steps, version);
});
