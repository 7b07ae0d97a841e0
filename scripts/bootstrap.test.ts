import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));

const INSTALLER = `
import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
appendFileSync('installs.log', JSON.stringify({ args: process.argv.slice(2), CI: process.env.CI, PATH: process.env.PATH }) + '\\n');
const failure = process.env.INSTALL_FAILURE;
if (failure) {
  console.error(failure);
  process.exit(7);
}
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/node/bin', { recursive: true });
mkdirSync('node_modules/.pnpm', { recursive: true });
symlinkSync(process.execPath, 'node_modules/node/bin/node');
writeFileSync('node_modules/.pnpm/lock.yaml', readFileSync('pnpm-lock.yaml'));
`;

const TASK = `
const [what, ...rest] = process.argv.slice(2);
if (what === 'wait') {
  process.on('SIGTERM', () => {
    console.log('task ended');
    process.exit(43);
  });
  setInterval(() => undefined, 1000);
}
if (what === 'exit') process.exitCode = Number(rest[0]);
if (what === 'env') console.log(process.env.PATH, process.execPath);
console.log('task', what, ...rest);
`;

async function createWorkspace(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'scripts'));
  await mkdir(join(root, 'bin'));
  for (const name of await readdir(scripts)) {
    if (name.endsWith('.mjs')) await copyFile(join(scripts, name), join(root, 'scripts', name));
  }
  await writeFile(
    join(root, 'package.json'),
    '{"packageManager":"pnpm@1.2.3","devDependencies":{"node":"24.0.0"}}',
  );
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9');
  await writeFile(join(root, 'scripts/start.ts'), TASK);
  await writeFile(join(root, 'installer.mjs'), INSTALLER);
  await writeFile(join(root, 'bin/npx'), `#!/bin/sh\nexec '${process.execPath}' installer.mjs "$@"\n`);
  await chmod(join(root, 'bin/npx'), 0o755);
  return root;
}

interface BootstrapOptions {
  environment?: Record<string, string>;
  nodeArguments?: readonly string[];
}

function launch(root: string, args: readonly string[], options: BootstrapOptions = {}): ChildProcess {
  const path = [
    join(root, 'bin'),
    join(root, 'node_modules/.bin'),
    dirname(process.execPath),
    '/usr/bin',
    '/bin',
  ];
  return spawn(process.execPath, [...(options.nodeArguments ?? []), 'scripts/bootstrap.mjs', ...args], {
    cwd: root,
    env: { PATH: path.join(delimiter), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function bootstrap(
  root: string,
  args: readonly string[],
  options?: BootstrapOptions,
): Promise<{ code: number; output: string }> {
  const child = launch(root, args, options);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

async function installsOf(root: string): Promise<Array<{ args: string[]; CI: string; PATH: string }>> {
  const text = await readFile(join(root, 'installs.log'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('installing', () => {
  it('runs the pinned pnpm through npx, without questions and without the Node it may replace', async () => {
    const root = await createWorkspace();
    expect((await bootstrap(root, ['start'])).code).toBe(0);
    const [install, ...more] = await installsOf(root);
    expect(more).toEqual([]);
    expect(install?.args).toEqual(['-y', 'pnpm@1.2.3', 'install', '--frozen-lockfile']);
    expect(install?.CI).toBe('true');
    expect(install?.PATH.split(delimiter)).not.toContain(join(root, 'node_modules/.bin'));
  });

  it('is left out while node_modules is what the lockfile asks for', async () => {
    const root = await createWorkspace();
    await bootstrap(root, ['start']);
    await bootstrap(root, ['start']);
    expect(await installsOf(root)).toHaveLength(1);
  });

  it.each([
    ['the lockfile changed', 'pnpm-lock.yaml', 'lockfileVersion: 10'],
    ['a package.json changed', 'package.json', '{"packageManager":"pnpm@1.2.3","devDependencies":{}}'],
    ['another install left something else there', 'node_modules/.pnpm/lock.yaml', 'lockfileVersion: 8'],
  ])('happens again when %s', async (_, file, text) => {
    const root = await createWorkspace();
    await bootstrap(root, ['start']);
    await writeFile(join(root, file), text);
    await bootstrap(root, ['start']);
    expect(await installsOf(root)).toHaveLength(2);
  });

  it('happens again when a package lost its modules', async () => {
    const root = await createWorkspace();
    await bootstrap(root, ['start']);
    await rm(join(root, 'node_modules/node'), { recursive: true });
    await bootstrap(root, ['start']);
    expect(await installsOf(root)).toHaveLength(2);
  });

  it.each([
    ['npm error code ENOTFOUND', /^The package registry cannot be reached\. Connect this machine/m],
    ['ERR_PNPM_META_FETCH_FAIL', /^The package registry cannot be reached\./m],
    ['ERR_PNPM_FETCH_403 Forbidden', /^The package registry refused a package/m],
    ['ERR_PNPM_OUTDATED_LOCKFILE', /^pnpm-lock\.yaml does not match .+ Run 'npx -y pnpm@1\.2\.3 install'/m],
    ['ENOSPC: no space left on device', /^The disk is full\./m],
    ['something else', /^The installation failed; the lines above say why\./m],
  ])('that fails with %j ends in a sentence that says what to do', async (failure, sentence) => {
    const root = await createWorkspace();
    const { code, output } = await bootstrap(root, ['start'], { environment: { INSTALL_FAILURE: failure } });
    expect(code).toBe(7);
    expect(output).toContain(failure);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('task');
  });

  it('is tried again after it failed', async () => {
    const root = await createWorkspace();
    await bootstrap(root, ['start'], { environment: { INSTALL_FAILURE: 'ECONNRESET' } });
    expect((await bootstrap(root, ['start'])).code).toBe(0);
  });

  it('says that npx is missing', async () => {
    const root = await createWorkspace();
    const { code, output } = await bootstrap(root, ['start'], { environment: { PATH: '/nowhere' } });
    expect(code).toBe(127);
    expect(output).toMatch(/^npx was not found\. It comes with npm/m);
  });
});

describe('running a task', () => {
  it('passes its arguments to the Node of the workspace', async () => {
    const root = await createWorkspace();
    expect((await bootstrap(root, ['start', 'with', '--flag=1'])).output).toContain('task with --flag=1');
    const { output } = await bootstrap(root, ['start', 'env']);
    expect(output).toContain(
      join(root, 'node_modules/node/bin') + delimiter + join(root, 'node_modules/.bin'),
    );
  });

  it('keeps its exit code', async () => {
    expect((await bootstrap(await createWorkspace(), ['start', 'exit', '5'])).code).toBe(5);
  });

  it('passes a signal on and waits for the end it brings', async () => {
    const child = launch(await createWorkspace(), ['start', 'wait']);
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        if (String(chunk).includes('task wait')) resolve();
      });
    });
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([43, null]);
  });

  it('ends when the shell that npm runs it in is ended', async () => {
    const root = await createWorkspace();
    const shell = spawn('sh', ['-c', `'${process.execPath}' scripts/bootstrap.mjs start wait; true`], {
      cwd: root,
      env: { PATH: [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = (async () => {
      let text = '';
      for await (const chunk of shell.stdout) {
        text += chunk;
        if (String(chunk).includes('task wait')) shell.kill('SIGTERM');
      }
      return text;
    })();
    expect(await output).toContain('task ended');
  });

  it('finds a tool by its name, and gives it its arguments', async () => {
    const root = await createWorkspace();
    await writeFile(join(root, 'scripts/registry.ts'), TASK);
    expect((await bootstrap(root, ['tool', 'registry', 'exit', '3'])).code).toBe(3);
    const { code, output } = await bootstrap(root, ['tool', 'constructor']);
    expect(code).toBe(1);
    expect(output).toContain('Name a tool: npm run tool -- <bench|coverage|');
  });

  it('has the script of each task and tool', async () => {
    const text = await readFile(join(scripts, 'bootstrap.mjs'), 'utf8');
    const named = text.match(/(?<=')(scripts|tests)\/[\w/-]+\.ts(?=')/g) ?? [];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(join(scripts, '..', path)))).toEqual([]);
  });

  it('names the known tasks for one that is unknown', async () => {
    const { code, output } = await bootstrap(await createWorkspace(), ['constructor']);
    expect(code).toBe(1);
    expect(output).toContain(
      "There is no task 'constructor'. Known tasks: start, test, test:all, check, dev, update, tool.",
    );
  });

  it('asks for a newer Node before anything else', async () => {
    const pretend =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })";
    const root = await createWorkspace();
    const nodeArguments = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
    const { code, output } = await bootstrap(root, ['start'], { nodeArguments });
    expect(code).toBe(1);
    expect(output).toMatch(/^Node 20 or newer is needed\. This is Node 18\.20\.4\. Install a current Node/m);
    expect(await installsOf(root)).toEqual([]);
  });
});
