import 'fake-indexeddb/auto';
import type { AdminEvent } from '@timemap/admin-kit';
import { type ActivityLog, createActivityLog } from '@timemap/admin-kit/activity';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { markActivityToClear, setKept } from '../session/kept-after-logout.ts';
import { MAX_ENTRIES } from './activity-limit.ts';
import { clearActivity, rememberActivity } from './activity-memory.ts';

const [ADA, MIA] = [1, 3];
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function ended(label: string, at = Date.now(), runId = 1): AdminEvent {
  const action = { name: 'license.toggle', target: { kind: 'license', id: 7, label } };
  return { type: 'action', runId, action, at, durationMs: 5, outcome: 'succeeded' };
}

function openTab(userId = ADA, before: readonly AdminEvent[] = []) {
  const log = createActivityLog({ limit: MAX_ENTRIES });
  for (const event of before) log.record(event);
  const close = rememberActivity(log, userId);
  onTestFinished(close);
  return { log, close };
}

/** jsdom has no locks. */
function memoryLocks() {
  const held: { name: string }[] = [];
  return {
    query: async () => ({ held: [...held] }),
    request: async (name: string, _options: unknown, use: () => Promise<void>) => {
      const lock = { name };
      held.push(lock);
      await use();
      held.splice(held.indexOf(lock), 1);
    },
  };
}

const labels = (log: ActivityLog) => log.snapshot().entries.map(({ target }) => target?.label);

const stored = async () => {
  const database = await openDB('cv-activity');
  const entries = database.objectStoreNames.contains('entries') ? await database.getAll('entries') : [];
  database.close();
  return entries;
};

const isStored = (count: number) => vi.waitFor(async () => expect(await stored()).toHaveLength(count));

async function openAndSettle(userId = ADA, count = 1) {
  const tab = openTab(userId, [ended('settled')]);
  await isStored(count);
  return tab;
}

describe('the activity log', () => {
  it('is kept in the tab alone where the browser denies channels', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    );
    const { log } = openTab(ADA, [ended('first')]);
    await isStored(1);
    expect(labels(log)).toEqual(['first']);
  });

  it('is there after a reload, as seen, in the order of time', async () => {
    const before = openTab(ADA, [ended('first', Date.now() - 2000), ended('second', Date.now() - 1000, 2)]);
    await isStored(2);
    before.close();
    const { log } = openTab(ADA, [ended('third')]);
    await vi.waitFor(() => expect(labels(log)).toEqual(['third', 'second', 'first']));
    expect(log.snapshot().unseenCount).toBe(1);
  });

  it('has what a later page needs to check a change that may have been made, and no texts of it', async () => {
    const look = {
      operation: 'GET /organizations/{id}/users' as const,
      parameters: { path: { id: 2 } },
      expects: { fields: {}, named: '#1k2j3h', known: [] },
    };
    const failure = { kind: 'network' as const, status: null, message: 'Lost', mayHaveBeenApplied: true };
    const lost = { ...ended('first'), outcome: 'failed', failure, look: async () => look } as AdminEvent;
    const before = openTab(ADA, [lost]);
    await vi.waitFor(async () => expect((await stored())[0]?.look).toEqual(look));
    before.close();
    const database = await openDB('cv-activity');
    const [entry] = await database.getAll('entries');
    for (const [index, broken] of [
      undefined,
      5,
      { ...look, expects: {} },
      { ...look, parameters: null },
    ].entries())
      await database.put('entries', { ...entry, key: `broken ${index}`, look: broken });
    database.close();
    const { log } = openTab();
    await vi.waitFor(() => expect(log.snapshot().entries).toHaveLength(5));
    const looks = log
      .snapshot()
      .entries.filter(({ outcome }) => outcome === 'unknown')
      .map((found) => found.look);
    expect(looks.filter(Boolean)).toEqual([look]);
    expect(looks).toHaveLength(5);
  });

  it('has what the other tabs of this person do, from beginning to end', async () => {
    setKept('activity', ADA, true);
    const one = await openAndSettle();
    const other = openTab();
    const stranger = openTab(MIA);
    await vi.waitFor(() => expect(labels(other.log)).toEqual(['settled']));
    const action = { name: 'license.toggle', target: { kind: 'license', id: 7, label: 'Northwind' } };
    one.log.record({ type: 'action-started', runId: 9, action, at: Date.now() });
    await vi.waitFor(() => expect(other.log.snapshot().entries[0]?.outcome).toBe('underWay'));
    one.log.record({ type: 'action', runId: 9, action, at: Date.now(), durationMs: 5, outcome: 'succeeded' });
    await vi.waitFor(() => expect(other.log.snapshot().entries[0]?.outcome).toBe('succeeded'));
    expect(other.log.snapshot().entries).toHaveLength(2);
    expect(labels(stranger.log)).toEqual([]);
    await isStored(2);
  });

  it('says of a write that a closed page began that its end is unknown, and of one of an open page nothing', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: memoryLocks() }));
    const start = (label: string): AdminEvent => ({
      type: 'action-started',
      runId: 9,
      action: { name: 'license.toggle', target: { kind: 'license', id: 7, label } },
      at: Date.now(),
    });
    openTab(ADA, [start('open')]);
    const closed = openTab(ADA, [start('closed')]);
    await isStored(2);
    closed.close();
    const { log } = openTab();
    await vi.waitFor(() => expect(log.snapshot().entries).toHaveLength(2));
    const outcomes = log.snapshot().entries.map(({ target, outcome }) => [target?.label, outcome]);
    expect(Object.fromEntries(outcomes)).toEqual({ open: 'underWay', closed: 'unknown' });
  });

  it('drops entries older than 30 days, and the oldest over the limit', async () => {
    const now = Date.now();
    const many = Array.from({ length: MAX_ENTRIES - 1 }, (_, index) =>
      ended(`entry ${index}`, now - DAY_MS + index, index),
    );
    const before = openTab(ADA, [ended('too old', now - 31 * DAY_MS, 5000), ...many]);
    await isStored(MAX_ENTRIES);
    before.close();
    const later = openTab(ADA, [ended('new'), ended('newer', now + 1, 2)]);
    await isStored(MAX_ENTRIES + 1);
    expect(labels(later.log)).toHaveLength(MAX_ENTRIES);
    expect(labels(later.log)).not.toContain('too old');
    later.close();
    openTab(ADA);
    await isStored(MAX_ENTRIES);
    expect((await stored()).map(({ target }) => target.label)).not.toContain('entry 0');
  });

  it('of someone else is removed at the next login, unless they keep it', async () => {
    const mia = await openAndSettle(MIA);
    mia.close();
    await openAndSettle(ADA, 1);
    expect((await stored()).map(({ userId }) => userId)).toEqual([ADA]);

    setKept('activity', ADA, true);
    await clearActivity();
    expect(await stored()).toHaveLength(1);
    setKept('activity', ADA, false);
    await clearActivity();
    expect(await stored()).toEqual([]);
  });

  it('is removed at the next login of the same person if that was not possible at logout', async () => {
    (await openAndSettle()).close();
    markActivityToClear();
    const { log } = await openAndSettle();
    expect(labels(log)).toEqual(['settled']);
    (await openAndSettle(ADA, 2)).close();
  });

  it('ignores invalid entries', async () => {
    (await openAndSettle()).close();
    const database = await openDB('cv-activity');
    const [entry] = await database.getAll('entries');
    const broken = [
      { name: 5 },
      { outcome: 'great' },
      { target: 'x' },
      { target: { kind: 1 } },
      { message: {} },
      { failureKind: 5 },
      { durationMs: 'long' },
      { kind: 'other' },
      { change: 5 },
      { change: { before: 1 } },
      { change: { before: {}, after: 1 } },
      { target: { kind: 'license', id: '7', label: 5 } },
    ];
    for (const [index, part] of broken.entries())
      await database.put('entries', { ...entry, ...part, key: `broken ${index}` });
    database.close();
    const { log } = openTab();
    await vi.waitFor(() => expect(labels(log)).toEqual(['settled']));
  });

  it('keeps what a change was from and to, and that the end of an interrupted one is unknown', async () => {
    const before = openTab(ADA, [ended('changed', Date.now() - 90_000)]);
    await isStored(1);
    before.close();
    const database = await openDB('cv-activity');
    const [entry] = await database.getAll('entries');
    const change = { before: false, after: 'yes' };
    await database.put('entries', { ...entry, change, outcome: 'underWay' });
    await database.put('entries', {
      ...entry,
      key: 'no target',
      target: null,
      at: Date.now(),
      outcome: 'underWay',
    });
    database.close();
    const { log } = openTab();
    await vi.waitFor(() =>
      expect(log.snapshot().entries).toMatchObject([
        { target: null, outcome: 'underWay' },
        { change, outcome: 'unknown' },
      ]),
    );
  });

  it('works where tabs cannot speak to each other', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    (await openAndSettle()).close();
    const later = openTab();
    await vi.waitFor(() => expect(labels(later.log)).toEqual(['settled']));
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    ],
    [
      'is full',
      () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    ],
  ])('does no harm where the database %s', async (_, open) => {
    vi.stubGlobal('indexedDB', { open });
    const one = openTab(ADA, [ended('first')]);
    const other = openTab();
    await vi.waitFor(() => expect(labels(other.log)).toEqual(['first']));
    one.log.record(ended('second', Date.now() + 1, 2));
    await vi.waitFor(() => expect(labels(other.log)).toEqual(['second', 'first']));
  });
});
