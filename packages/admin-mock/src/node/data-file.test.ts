// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dumpDb, restoreDb } from '../db-snapshot.ts';
import { startMockServer } from '../node-server.ts';
import { createSmallSeed } from '../seed/small.ts';
import { createDataFile, readDataFile } from './data-file.ts';

// Processes, ports and files take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const neverFails = (sentence: string): void => {
  throw new Error(sentence);
};

describe('state that outlives the server', () => {
  it('is there again after a restart, sessions included', async () => {
    const dataFile = join(folder, 'data.json');
    const first = await startMockServer({ dataFile });
    const sid = first.server.signIn('globalAdmin');
    const headers = { authorization: `Bearer ${sid}` };
    const body = new URLSearchParams({ licenseKey: '5001' });
    await fetch(`${first.url}/licenses/toggle`, { method: 'POST', headers, body });
    await first.close();

    const second = await startMockServer({ dataFile });
    expect(second.server.db.licenses.get(5001)?.status).toBe(0);
    expect((await fetch(`${second.url}/userinfo`, { headers })).status).toBe(200);
    await second.close();
  });

  it('is written soon after a change, without being asked', async () => {
    const path = join(folder, 'data.json');
    const db = createSmallSeed();
    const file = createDataFile(path, db, neverFails);
    db.whitelist.push('written');
    file.touch();
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toContain('"written"');
  });

  it('gives out no id twice, even of a row that is gone', async () => {
    const db = createSmallSeed();
    const { id } = db.organizations.insert({ name: 'Last', parentId: 0 });
    db.organizations.delete(id);
    const again = restoreDb(dumpDb(db));
    expect(again.organizations.insert({ name: 'Next', parentId: 0 }).id).toBe(id + 1);
  });

  it('leaves the old state whole when writing fails, says so, and writes later', async () => {
    const path = join(folder, 'data.json');
    const db = createSmallSeed();
    const faults: string[] = [];
    const file = createDataFile(path, db, (sentence) => faults.push(sentence));
    file.touch();
    await file.flush();
    const before = await readFile(path, 'utf8');

    db.whitelist.push('second state');
    // Half of a state cannot be turned into JSON: the fault comes in the middle of writing.
    Object.assign(db, { roles: { toJSON: () => neverFails('disk full') } });
    file.touch();
    await file.flush();
    expect(faults).toEqual([expect.stringContaining('disk full')]);
    expect(await readFile(path, 'utf8')).toBe(before);
    expect(await readdir(folder)).toEqual(['data.json']);

    Object.assign(db, { roles: createSmallSeed().roles });
    await file.flush();
    expect((await readDataFile(path))?.whitelist).toContain('second state');
  });

  it('takes no notice of what a crash left aside', async () => {
    const path = join(folder, 'data.json');
    const file = createDataFile(path, createSmallSeed(), neverFails);
    file.touch();
    await file.flush();
    await writeFile(`${path}.1.tmp`, '{"format":1,"tables":{"users"');
    expect((await readDataFile(path))?.users.size).toBe(150);
  });

  it('writes many changes at once one after the other', async () => {
    const path = join(folder, 'data.json');
    const db = createSmallSeed();
    const file = createDataFile(path, db, neverFails);
    const flushes = Array.from({ length: 20 }, (_, index) => {
      db.whitelist.push(`entry ${index}`);
      file.touch();
      return file.flush();
    });
    await Promise.all(flushes);
    expect((await readDataFile(path))?.whitelist).toContain('entry 19');
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  it.each([
    '',
    '{"format":1',
    '{"format":2,"tables":{}}',
    '{"format":1,"tables":{"whitelist":7}}',
    '[]',
    'null',
  ])('refuses to start on %j, and says what to do', async (content) => {
    const path = join(folder, 'data.json');
    await writeFile(path, content);
    await expect(startMockServer({ dataFile: path })).rejects.toThrow(
      /data\.json does not hold .* Move it away/,
    );
    expect(await readFile(path, 'utf8')).toBe(content);
  });

  it('says that a file cannot be read', async () => {
    await expect(readDataFile(folder)).rejects.toThrow(/cannot be read/);
  });

  it('says that a folder is not there', async () => {
    const faults: string[] = [];
    const file = createDataFile(join(folder, 'none', 'data.json'), createSmallSeed(), (sentence) =>
      faults.push(sentence),
    );
    file.touch();
    await file.flush();
    expect(faults[0]).toMatch(/could not be written/);
  });

  it('can be read by nobody else', async () => {
    const path = join(folder, 'data.json');
    const file = createDataFile(path, createSmallSeed(), neverFails);
    file.touch();
    await file.flush();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
