import type { ActivityEntry, ActivityLog } from '@timemap/admin-kit/activity';
import { type DBSchema, openDB } from 'idb';
import { forgetActivityToClear, hasActivityToClear, isKept } from '../session/kept-after-logout.ts';
import { openChannel } from '../session/logout-channel.ts';
import { MAX_ENTRIES } from './activity-limit.ts';

const NAME = 'cv-activity';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface KeptEntry extends ActivityEntry {
  readonly userId: number;
}

interface Schema extends DBSchema {
  entries: { key: string; value: KeptEntry; indexes: { 'of person': [userId: number, at: number] } };
}

/** A new connection for each use, because an open connection prevents the deletion of the database. */
async function withDatabase<T>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade: (database) =>
      database.createObjectStore('entries', { keyPath: 'key' }).createIndex('of person', ['userId', 'at']),
  });

export function rememberActivity(log: ActivityLog, userId: number, onRead = () => {}): () => void {
  const channel = openChannel(`${NAME}:${userId}`);
  const saved = new Map<string, string>();
  let isOver = false;
  const life = holdPage();

  const take = (entries: readonly ActivityEntry[]) => {
    for (const entry of entries) saved.set(entry.key, changingPartOf(entry));
    if (entries.length > 0 && !isOver) log.merge(entries);
  };
  const save = () => {
    const fresh = log.snapshot().entries.filter((entry) => saved.get(entry.key) !== changingPartOf(entry));
    if (fresh.length === 0 || isOver) return;
    for (const entry of fresh) saved.set(entry.key, changingPartOf(entry));
    channel?.postMessage(fresh);
    withDatabase(async (database) => {
      await life.isHeldFor(fresh.map(pageOf));
      const { store, done } = database.transaction('entries', 'readwrite');
      await Promise.all([...fresh.map((entry) => store.put({ ...entry, userId })), done]);
    }).catch(ignore);
  };
  channel?.addEventListener('message', ({ data }) => take(readEntries(data)));
  let stopListening = () => {};
  const start = () => {
    if (isOver) return;
    onRead();
    save();
    stopListening = log.subscribe(save);
  };
  clearActivity(userId)
    .then(() => loadKept(userId))
    .then(take)
    .catch(ignore)
    .then(start);

  return () => {
    isOver = true;
    stopListening();
    channel?.close();
    life.end();
  };
}

const changingPartOf = ({ outcome, look }: ActivityEntry) => `${outcome} ${look !== null}`;

function loadKept(userId: number): Promise<readonly ActivityEntry[]> {
  return withDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite');
    const oldestFirst = await store
      .index('of person')
      .getAll(IDBKeyRange.bound([userId, Number.NEGATIVE_INFINITY], [userId, Number.POSITIVE_INFINITY]));
    const since = Date.now() - MAX_AGE_MS;
    const kept = oldestFirst.filter(({ at }) => at >= since).slice(-MAX_ENTRIES);
    const keys = new Set(kept.map(({ key }) => key));
    const others = oldestFirst.filter(({ key }) => !keys.has(key));
    await Promise.all([...others.map(({ key }) => store.delete(key)), done]);
    const openPages = await readOpenPages();
    return readEntries(kept).map((entry) => withEnd(entry, openPages));
  });
}

const LONGEST_WRITE_MS = 60_000;

/** A page that was closed during a write never received the outcome. */
function withEnd(entry: ActivityEntry, openPages: ReadonlySet<string> | null): ActivityEntry {
  if (entry.outcome !== 'underWay') return entry;
  const isOpen = openPages?.has(pageOf(entry)) ?? true;
  return isOpen && entry.at >= Date.now() - LONGEST_WRITE_MS ? entry : { ...entry, outcome: 'unknown' };
}

const pageOf = ({ key }: ActivityEntry) => key.slice(0, key.lastIndexOf('-'));

/** The browser drops the locks of a page that closes. Pages without HTTPS have none. */
function holdPage() {
  const held = new Map<string, Promise<void>>();
  const end = new AbortController();
  const hold = (page: string) =>
    new Promise<void>((resolve) => {
      navigator.locks
        .request(`${NAME}:${page}`, { mode: 'shared' }, () => {
          resolve();
          return new Promise<void>((release) => {
            if (end.signal.aborted) release();
            end.signal.addEventListener('abort', () => release());
          });
        })
        .catch(resolve);
    });
  return {
    isHeldFor: async (pages: readonly string[]) => {
      if (!('locks' in navigator)) return;
      for (const page of pages) if (!held.has(page)) held.set(page, hold(page));
      await Promise.all(pages.map((page) => held.get(page)));
    },
    end: () => end.abort(),
  };
}

/** null if the browser does not tell. */
async function readOpenPages(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(NAME.length + 1)));
}

export async function clearActivity(ownId?: number): Promise<void> {
  const exceptUserId = hasActivityToClear() ? undefined : ownId;
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite');
    const entries = await store.getAll();
    const others = entries.filter(({ userId }) => userId !== exceptUserId && !isKept('activity', userId));
    await Promise.all([...others.map(({ key }) => store.delete(key)), done]);
  });
  forgetActivityToClear();
}

function ignore(): void {}

const outcomes: readonly unknown[] = ['underWay', 'succeeded', 'failed', 'unknown', 'vetoed'];
const kinds: readonly unknown[] = ['action', 'load', 'crash'];

/** Any console in this browser can write there, so invalid entries are left out. */
function readEntries(values: unknown): readonly ActivityEntry[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) =>
    isEntry(value) ? [{ ...value, look: isLook(value.look) ? value.look : null }] : [],
  );
}

function isLook(value: unknown): value is ActivityEntry['look'] {
  if (!isObject(value) || !isObject(value.expects)) return false;
  const { fields, was = {}, not = {}, known = [] } = value.expects;
  return (
    typeof value.operation === 'string' &&
    isObject(value.parameters) &&
    [fields, was, not].every(isObject) &&
    Object.values(not as object).every(Array.isArray) &&
    Array.isArray(known)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is ActivityEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof ActivityEntry, unknown>>;
  const target = entry.target as Partial<Record<string, unknown>> | null;
  return (
    typeof entry.key === 'string' &&
    typeof entry.name === 'string' &&
    Number.isFinite(entry.at) &&
    outcomes.includes(entry.outcome) &&
    kinds.includes(entry.kind) &&
    [entry.durationMs, entry.status].every((number) => number === null || Number.isFinite(number)) &&
    [entry.reason, entry.message, entry.failureKind ?? null].every(isTextOrNull) &&
    (entry.change === null || isChange(entry.change)) &&
    (target === null ||
      (typeof target === 'object' &&
        typeof target.kind === 'string' &&
        typeof target.id === 'string' &&
        isTextOrNull(target.label)))
  );
}

function isChange(value: unknown): boolean {
  const values = typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
  const isValue = (part: unknown) => part === null || ['string', 'number', 'boolean'].includes(typeof part);
  return values && isValue(value.before) && isValue(value.after);
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
