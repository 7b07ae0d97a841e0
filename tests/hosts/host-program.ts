import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../scripts/ports.ts';

const hosts = inject('hosts');

export const environment: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS$|FORCE_COLOR$)/.test(name)),
  ),
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

export const appOf = (host: string) => join(hosts, host, 'app');

const builtFor = new Map<string, string>();

/** Once for each mode, until another mode replaces it. */
export async function buildHost(host: string, mode = 'production'): Promise<void> {
  if (builtFor.get(host) === mode) return;
  const parts = mode === 'production' ? [] : ['--', '--mode', mode];
  const child = spawn('npm', ['run', 'build', ...parts], {
    cwd: appOf(host),
    env: { ...environment, NODE_ENV: mode },
    // On Windows npm is a .cmd file, which only a shell runs.
    shell: process.platform === 'win32',
  });
  const said = listenTo(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The host ${host} could not be built:\n${said.join('')}`);
  builtFor.set(host, mode);
}

export interface RunningHost {
  readonly url: string;
  complaints(): string;
  close(): Promise<void>;
}

export async function startHost(
  host: string,
  script: string,
  parts: (port: number) => readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<RunningHost> {
  const port = await freePort();
  const child = spawn(process.execPath, [join('node_modules', script), ...parts(port)], {
    cwd: appOf(host),
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', ...more },
  });
  const said = listenTo(child);
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: string) => complaints.push(chunk));
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswered(url),
    closed.then(() => {
      throw new Error(`The host ${host} did not start:\n${said.join('')}`);
    }),
  ]);
  return {
    url,
    complaints: () => complaints.join(''),
    close: async () => {
      child.kill();
      await closed;
    },
  };
}

function listenTo(child: ChildProcess): string[] {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => said.push(chunk));
  }
  return said;
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
