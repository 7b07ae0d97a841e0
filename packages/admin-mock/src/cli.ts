#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { accountNames, accounts } from './accounts.ts';
import { startMockServer } from './node-server.ts';
import { requireNode } from './require-node.ts';
import { type SeedName, seedNames } from './seed/create-seed.ts';

const help = `timemap-admin-mock: a stand-in for the administration API, with demo data.

  --port N      port to listen on (8787; 0 takes any free one)
  --host HOST   address to listen on (127.0.0.1: this machine only)
  --seed NAME   ${seedNames.join(', ')} (small)
  --data FILE   keep the state in this file across restarts
  --latency MS  delay each answer by this many milliseconds (0)
  --help        show this text`;

function wholeNumber(text: string, name: string, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max)
    throw new Error(`--${name} must be a whole number from 0 to ${max}.`);
  return number;
}

function seedOf(text: string): SeedName {
  const seed = seedNames.find((name) => name === text);
  if (!seed) throw new Error(`--seed must be one of ${seedNames.join(', ')}.`);
  return seed;
}

async function run(): Promise<void> {
  requireNode('20.0', 'timemap-admin-mock');
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: 'small' },
      data: { type: 'string' },
      latency: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const running = await startMockServer({
    port: wholeNumber(values.port, 'port', 65_535),
    host: values.host,
    seed: seedOf(values.seed),
    dataFile: values.data,
    latencyMs: wholeNumber(values.latency, 'latency', 600_000),
    onFault: (sentence) => console.error(sentence),
  });
  console.log(`API        ${running.url}`);
  console.log(`Real time  ${running.wsUrl}`);
  console.log(`Scenarios  ${new URL('/__scenarios', running.url).href} (GET, PUT, DELETE)`);
  console.log('Accounts   username / password');
  for (const name of accountNames) {
    const { username, password, label } = accounts[name];
    console.log(`           ${`${username} / ${password}`.padEnd(18)} ${label}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.close().then(() => process.exit(0)));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
