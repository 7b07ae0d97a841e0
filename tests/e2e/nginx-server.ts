import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConsoleConfig } from '../../apps/console/server/console-config.ts';
import type { StaticServer } from '../../apps/console/server/static-server.ts';
import { runChild } from '../../scripts/run-child.mjs';

const entry = fileURLToPath(new URL('../../apps/console/server/container-entry.ts', import.meta.url));

export async function startNginx(folder: string, config: ConsoleConfig): Promise<StaticServer> {
  const place = await mkdtemp(join(tmpdir(), 'console-nginx-'));
  // nginx's worker may not enter a new temporary folder of root.
  await chmod(place, 0o755);
  const [site, state] = [join(place, 'site'), join(place, 'state')];
  await cp(folder, site, { recursive: true });
  const port = await freePort();
  const { code } = await runChild(
    process.execPath,
    [entry, '--site', site, '--state', state, '--port', String(port)],
    { folder: place, environment: environmentOf(config) },
  );
  if (code !== 0) throw new Error('The entry of the container failed.');

  const nginx = spawn('nginx', ['-c', join(state, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => {
    nginx.once('error', (error) => {
      said += error.message;
      resolve();
    });
    nginx.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  const isOver = await Promise.race([ended.then(() => true), answers(url).then(() => false)]);
  if (isOver) throw new Error(`nginx did not start: ${said}`);
  return {
    url,
    async close() {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(place, { recursive: true });
    },
  };
}

function environmentOf(config: ConsoleConfig): Record<string, string> {
  const { features, ...others } = config;
  const values = {
    ...others,
    features: Object.entries(features).flatMap(([name, isOn]) => (isOn ? [name] : [])),
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      `CONSOLE_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
      value === null ? '' : String(value),
    ]),
  );
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 200) return;
    if (status !== null) throw new Error(`nginx answers with ${status}.`);
    await setTimeout(50);
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
