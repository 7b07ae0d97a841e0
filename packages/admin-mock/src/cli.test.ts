import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const children: ChildProcess[] = [];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const address = /API +(\S+)/.exec(printed)?.[1];
      if (address !== undefined && printed.includes('uma-demo')) resolve(address);
    });
  });
}

const signIn = (url: string) =>
  fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams({ user: 'ada', pass: 'ada-demo' }) });

describe('timemap-admin-mock', () => {
  it('serves until a signal ends it, and saves its state first', async () => {
    const data = join(folder, 'data.json');
    const { child, ended } = run('--port', '0', '--data', data);
    const { sid } = (await (await signIn(await addressOf(child))).json()) as { sid: string };
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await readFile(data, 'utf8')).toContain(sid);
  });

  it('loses no write that was answered when it is killed in the middle of many', async () => {
    const data = join(folder, 'data.json');
    const first = run('--port', '0', '--data', data);
    const url = await addressOf(first.child);
    const { sid } = (await (await signIn(url)).json()) as { sid: string };
    const headers = { authorization: `Bearer ${sid}`, 'content-type': 'application/json' };
    const answered: string[] = [];
    const write = async (writer: number) => {
      for (let count = 0; ; count++) {
        const value = `@kept-${writer}-${count}.example`;
        const body = JSON.stringify({ entry: value });
        const answer = await fetch(`${url}/global/whitelist/add`, { method: 'POST', headers, body });
        if (answer.status !== 200) throw new Error(await answer.text());
        answered.push(value);
        if (answered.length === 60) first.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => write(writer)));
    first.child.kill('SIGKILL');
    await first.ended;
    expect(answered.length).toBeGreaterThanOrEqual(60);

    const second = run('--port', '0', '--data', data);
    const answer = await fetch(`${await addressOf(second.child)}/global/whitelist`, { headers });
    const { whitelist } = (await answer.json()) as { whitelist: string[] };
    expect(answered.filter((value) => !whitelist.includes(value))).toEqual([]);
  });

  it('refuses in a sentence a data file that another server uses, and changes nothing in it', async () => {
    const data = join(folder, 'data.json');
    const first = run('--port', '0', '--data', data);
    await addressOf(first.child);
    const second = run('--port', '0', '--data', data);
    expect(await text(second.child.stderr)).toContain(
      `The data file ${data} is in use by another server (process ${first.child.pid}). Stop that server, or name another file.`,
    );
    expect(await second.ended).toBe(1);
  });

  it('says how it is used', async () => {
    const { child, ended } = run('--help');
    const printed = await text(child.stdout);
    for (const option of ['--port', '--host', '--seed', '--data', '--latency'])
      expect(printed).toContain(option);
    expect(await ended).toBe(0);
  });

  it.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535.'],
    [['--seed', 'huge'], '--seed must be one of small, demo, large.'],
    [['--latency', '-1'], '--latency'],
    [['--nonsense'], '--nonsense'],
  ])('says in a sentence what is wrong with %j, and ends with 1', async (args, sentence) => {
    const { child, ended } = run(...args);
    const printed = await text(child.stderr);
    expect(printed).toContain(sentence);
    expect(printed).not.toContain('    at ');
    expect(await ended).toBe(1);
  });
});
