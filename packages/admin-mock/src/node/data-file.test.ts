import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppliedChange } from '../applied-change.ts';
import { dumpDb, restoreDb } from '../db-snapshot.ts';
import { startMockServer } from '../node-server.ts';
import { createSmallSeed } from '../seed/small.ts';
import { callAs } from '../testing/call-server.ts';
import { type DataFileOptions, openDataFile } from './data-file.ts';

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
  path = join(folder, 'data.json');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const neverFails = (sentence: string): void => {
  throw new Error(sentence);
};

const openFile = (options: Partial<DataFileOptions> = {}) =>
  openDataFile(path, { createDb: createSmallSeed, onFault: neverFails, ...options });

const signIn: AppliedChange = { kind: 'signIn', userId: 1 };

const sessionCount = async (): Promise<number> => {
  const file = await openFile();
  await file.close();
  return file.db.sessions.size;
};

describe('state that outlives the server', () => {
  it('is there again after a restart, sessions included', async () => {
    const first = await startMockServer({ dataFile: path });
    const sid = first.server.signIn('globalAdmin');
    const headers = { authorization: `Bearer ${sid}` };
    const body = new URLSearchParams({ licenseKey: '5001' });
    await fetch(`${first.url}/licenses/toggle`, { method: 'POST', headers, body });
    await first.close();
    expect(await readdir(folder)).toEqual(['data.json']);

    const second = await startMockServer({ dataFile: path });
    expect(second.server.db.licenses.get(5001)?.status).toBe(0);
    expect((await fetch(`${second.url}/userinfo`, { headers })).status).toBe(200);
    await second.close();
  });

  it('is the same, out of the journal, for every kind of write', async () => {
    const now = () => new Date('2026-03-02T09:30:00.123Z');
    const server = await startMockServer({ dataFile: path, now });
    const call = callAs(server.server, 'globalAdmin');
    await call('POST /organizations/create', { body: { name: 'Zoë & Co + 1', admin_username: 'oren' } });
    await call('POST /trial/admin/restart', { body: { id: 3 } });
    await call('POST /admin/lti/paywall/generate-code-batch', {
      body: { institution_id: 1, count: 3, name: 'Batch' },
    });
    await call('DELETE /licenses', { body: { id: 5003 } });
    await call('DELETE /licenses', { body: { id: 424_242 } });
    const journal = await readFile(`${path}.journal`, 'utf8');
    const snapshot = await readFile(path, 'utf8');
    const live = dumpDb(server.server.db);
    await server.close();

    await writeFile(path, snapshot);
    await writeFile(`${path}.journal`, journal);
    const file = await openFile();
    expect(dumpDb(file.db) === live).toBe(true);
    await file.close();
    expect(journal).not.toContain('424242');
  });

  it('keeps no typed password', async () => {
    const { url, close } = await startMockServer({ dataFile: path });
    const login = (pass: string) =>
      fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams({ user: 'ada', pass }) });
    await login('a-real-password');
    await login('ada-demo');
    const journal = await readFile(`${path}.journal`, 'utf8');
    expect(journal).not.toContain('pass');
    expect(journal.trim().split('\n')).toHaveLength(1);
    await close();
  });

  it('gives out no id twice, even of a row that is gone', async () => {
    const db = createSmallSeed();
    const { id } = db.organizations.insert({ name: 'Last', parentId: 0 });
    db.organizations.delete(id);
    const again = restoreDb(dumpDb(db)).db;
    expect(again.organizations.insert({ name: 'Next', parentId: 0 }).id).toBe(id + 1);
  });
});

describe('the journal', () => {
  const line = (number: number) => `${JSON.stringify({ number, change: signIn })}\n`;

  beforeEach(async () => {
    await (await openFile()).close();
  });

  it('may end in half a line, which was never answered', async () => {
    await writeFile(`${path}.journal`, `${line(1)}${line(2)}${line(3).slice(0, 20)}`);
    expect(await sessionCount()).toBe(2);
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  it('is not applied twice when the server dies between folding it and removing it', async () => {
    await writeFile(`${path}.journal`, `${line(1)}${line(2)}`);
    expect(await sessionCount()).toBe(2);
    await writeFile(`${path}.journal`, `${line(1)}${line(2)}${line(3)}`);
    expect(await sessionCount()).toBe(3);
  });

  it.each([
    ['a line in its middle is broken', `${line(1)}{"number":2\n${line(3)}`],
    ['a change is missing', `${line(1)}${line(3)}`],
    [
      'a change does not fit the state',
      `${JSON.stringify({ number: 1, change: { kind: 'call', at: '2026-01-01T00:00:00Z', userId: 3, call: { method: 'DELETE', path: '/licenses', query: { values: {}, repeated: null }, body: { encoding: 'form', value: { id: '5001' }, fault: null } } } })}\n`,
    ],
  ])('is refused when %s', async (_, journal) => {
    await writeFile(`${path}.journal`, journal);
    await expect(openFile()).rejects.toThrow(/does not hold .* Move it away/);
    expect(await readFile(`${path}.journal`, 'utf8')).toBe(journal);
  });

  it('is refused without its file', async () => {
    await rm(path);
    await writeFile(`${path}.journal`, line(1));
    await expect(openFile()).rejects.toThrow(/data file that is missing/);
  });

  it('is folded into the file when it grows long', async () => {
    const file = await openFile({ journalLimitBytes: 200 });
    for (let count = 0; count < 20; count++) {
      file.db.sessions.set(`sid ${count}`, 1);
      await file.record(signIn);
      const journal = await readFile(`${path}.journal`, 'utf8').catch(() => '');
      expect(journal.length).toBeLessThan(300);
    }
    expect(restoreDb(await readFile(path, 'utf8')).db.sessions.size).toBeGreaterThan(10);
    await file.close();
  });

  it('takes many changes together and keeps their order', async () => {
    const file = await openFile();
    await Promise.all(
      Array.from({ length: 200 }, (__, index) => file.record({ ...signIn, userId: 1 + (index % 4) })),
    );
    const numbers = (await readFile(`${path}.journal`, 'utf8'))
      .trim()
      .split('\n')
      .map((text) => (JSON.parse(text) as { number: number }).number);
    expect(numbers).toEqual(Array.from({ length: 200 }, (__, index) => index + 1));
    await file.close();
  });
});

describe('a disk that fails', () => {
  it('turns the answer into a failure, and the change is written with the next one', async () => {
    const faults: string[] = [];
    const { url, server, close } = await startMockServer({
      dataFile: path,
      onFault: (text) => faults.push(text),
    });
    const headers = { authorization: `Bearer ${server.signIn('globalAdmin')}` };
    const toggle = (licenseKey: string) =>
      fetch(`${url}/licenses/toggle`, { method: 'POST', headers, body: new URLSearchParams({ licenseKey }) });
    expect((await toggle('5001')).status).toBe(200);

    const journal = `${path}.journal`;
    await rm(journal);
    await mkdir(join(journal, 'in the way'), { recursive: true });
    const failed = await toggle('5002');
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({ error: expect.stringContaining('could not be written') });
    expect(faults).toEqual([expect.stringContaining('could not be written')]);

    await rm(journal, { recursive: true });
    expect((await toggle('5003')).status).toBe(200);
    const stored = restoreDb(await readFile(path, 'utf8')).db;
    expect([5001, 5002, 5003].map((id) => stored.licenses.get(id)?.status)).toEqual([0, 0, 1]);
    await close();
  });

  it('says that a folder is not there', async () => {
    await expect(startMockServer({ dataFile: join(folder, 'none', 'data.json') })).rejects.toThrow(
      /could not be written/,
    );
  });

  it('says that a file cannot be read', async () => {
    await expect(startMockServer({ dataFile: folder })).rejects.toThrow(/cannot be read/);
    await rm(`${folder}.lock`, { force: true });
  });

  it('takes no notice of what a crash left aside', async () => {
    await (await openFile()).close();
    await writeFile(`${path}.1.tmp`, '{"format":1,"tables":{"users"');
    const file = await openFile();
    expect(file.db.users.size).toBe(150);
    await file.close();
  });

  it.each([
    '',
    '{"format":1',
    '{"format":2,"tables":{}}',
    '{"format":1,"tables":{"whitelist":7}}',
    '[]',
    'null',
  ])('refuses to start on %j, and says what to do', async (content) => {
    await writeFile(path, content);
    await expect(startMockServer({ dataFile: path })).rejects.toThrow(
      /data\.json does not hold .* Move it away/,
    );
    expect(await readFile(path, 'utf8')).toBe(content);
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  it('can be read by its owner only', async () => {
    const file = await openFile();
    await file.record(signIn);
    for (const name of [path, `${path}.journal`, `${path}.lock`])
      expect((await stat(name)).mode & 0o777).toBe(0o600);
    await file.close();
  });
});

describe('the lock', () => {
  it('refuses a second server on the same file, also under another name and in the same process', async () => {
    const first = await openFile();
    const other = join(folder, '..', folder.split('/').at(-1) ?? '', 'data.json');
    await expect(openFile()).rejects.toThrow(
      `The data file ${path} is in use by another server (process ${process.pid}).`,
    );
    await expect(openDataFile(other, { createDb: createSmallSeed, onFault: neverFails })).rejects.toThrow(
      /is in use by another server/,
    );
    await first.close();
    await (await openFile()).close();
  });

  it('is released when the port is taken', async () => {
    const { url, close } = await startMockServer();
    await expect(startMockServer({ port: Number(new URL(url).port), dataFile: path })).rejects.toThrow(
      'in use',
    );
    expect(await readdir(folder)).toEqual(['data.json']);
    await close();
  });

  it.each([
    ['of a process that is gone', '4194303 17'],
    // Process 1 always runs, but started at another moment.
    ['of a process whose number another program has now', '1 987654321987'],
  ])('%s is taken over', async (_, owner) => {
    await writeFile(`${path}.lock`, owner);
    expect(await sessionCount()).toBe(0);
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  it('is taken over from a server that is about to end', async () => {
    const other = spawn('sleep', ['0.5']);
    onTestFinished(() => void other.kill());
    const facts = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => '');
    await writeFile(`${path}.lock`, `${other.pid} ${facts.split(') ')[1]?.split(' ')[19] ?? 0}`);
    expect(await sessionCount()).toBe(0);
  });

  it('is respected while another server writes it', async () => {
    await writeFile(`${path}.lock`, '');
    await expect(openFile()).rejects.toThrow(/in use by another server\. .*remove .*data\.json\.lock/);
  });
});
