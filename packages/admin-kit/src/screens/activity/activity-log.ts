import { ApiError, type ApiErrorKind } from '@timemap/admin-api';
import { useSyncExternalStore } from 'react';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import type {
  ActionChange,
  ActionEvent,
  ActionLook,
  ActionStartedEvent,
  AdminAction,
  AdminEvent,
  LoadEvent,
} from '../../provider/events.ts';
import { withoutSecrets } from './secrets.ts';

export interface ActivityTarget {
  readonly kind: string;
  readonly id: string;
  readonly label: string | null;
}

/** An action of the person, a failed load, or a crashed screen. */
export interface ActivityEntry {
  /** Unique in its log, ascending. */
  readonly id: number;
  /** Unique among all logs, for hosts that store entries. */
  readonly key: string;
  readonly kind: 'action' | 'load' | 'crash';
  /** The action's name (`license.revoke`), the load's operation (`GET /organizations`) or the screen's name. */
  readonly name: string;
  /** null for loads and crashes. */
  readonly target: ActivityTarget | null;
  /** `unknown`: the server may have made the change. */
  readonly outcome: 'underWay' | 'succeeded' | 'failed' | 'unknown' | 'vetoed';
  /** Its start, in milliseconds since 1970. */
  readonly at: number;
  /** null while it is pending, and for crashes. */
  readonly durationMs: number | null;
  /** HTTP status of a failure; null if there was no answer. */
  readonly status: number | null;
  /** The person's reason, if the host's policy requires one. */
  readonly reason: string | null;
  /** Why it failed: the server's words, or an English sentence. */
  readonly message: string | null;
  /** Says why it failed if the server did not, so that a view can say it in its language. @default null */
  readonly failureKind?: ApiErrorKind | null;
  /** The change, made or attempted. null if it is not a single value. */
  readonly change: ActionChange | null;
  /** For `check`, also after a reload and in another tab. null if no read shows whether the change was made. */
  readonly look: ActionLook | null;
  /** The outcome was unknown, and a read has found it out. */
  readonly wasChecked: boolean;
  /** Whether a panel has shown its current state. */
  readonly isSeen: boolean;
}

/** The log at one moment; the same object until something changes. */
export interface ActivitySnapshot {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly unseenCount: number;
  readonly unseenFailureCount: number;
}

/**
 * The history since this log was created, in memory only, and entries that a host adds. Its functions do not
 * use `this`.
 */
export interface ActivityLog {
  /** For the provider's `onEvent`. Successful loads are not recorded. */
  record(event: AdminEvent): void;
  snapshot(): ActivitySnapshot;
  subscribe(listener: () => void): () => void;
  /** Marks all entries as seen. */
  markSeen(): void;
  /**
   * Reads the outcome of an entry whose outcome is unknown, and updates the entry. Returns whether the change was made;
   * null if the server's data cannot tell.
   * @param kit from `useAdminKit`
   * @throws ApiError
   */
  check(id: number, kit: AdminKit): Promise<boolean | null>;
  /**
   * Adds stored entries or those of another tab, in order of time. One with a known key replaces the existing
   * entry. They count as seen.
   */
  merge(entries: readonly ActivityEntry[]): void;
  clear(): void;
}

export interface ActivityLogOptions {
  /** The maximum number of entries; the oldest are dropped. @default 500 */
  limit?: number;
  /** Texts that must never be stored, such as the session id. Called for each event. @default none */
  secrets?: () => readonly string[];
}

type Fresh = Omit<ActivityEntry, 'id' | 'key' | 'isSeen'>;

/** The page has already said so, and there is nothing to fix. */
const isRefusal = ({ kind, status }: Fresh) => kind === 'load' && (status === 401 || status === 403);

const nothing: ActivitySnapshot = { entries: [], unseenCount: 0, unseenFailureCount: 0 };

/**
 * Records the provider's events, without bodies and anything that looks like a credential: `<AdminKitProvider
 * onEvent={log.record}>`.
 */
export function createActivityLog({ limit = 500, secrets }: ActivityLogOptions = {}): ActivityLog {
  const listeners = new Set<() => void>();
  const entryOfRun = new Map<number, number>();
  let current = nothing;
  let lastId = 0;
  // Only secure origins have randomUUID.
  const logKey = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

  function change(changed: readonly ActivityEntry[]): void {
    const entries = changed.toSorted((a, b) => b.at - a.at).slice(0, limit);
    const unseen = entries.filter(({ isSeen }) => !isSeen);
    const unseenFailureCount = unseen.filter(({ outcome }) => hasFailed(outcome)).length;
    current = { entries, unseenCount: unseen.length, unseenFailureCount };
    for (const listener of [...listeners]) listener();
  }

  function add(fresh: Fresh): number {
    const id = ++lastId;
    const entry = { ...fresh, id, key: `${logKey}-${id}`, isSeen: isRefusal(fresh) };
    change([entry, ...current.entries]);
    return entry.id;
  }

  function update(id: number, patch: Partial<ActivityEntry>): void {
    change(current.entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)));
  }

  function end(runId: number, fresh: Fresh): number {
    const id = entryOfRun.get(runId);
    entryOfRun.delete(runId);
    const start = current.entries.find((entry) => entry.id === id);
    if (start === undefined) return add(fresh);
    update(start.id, { ...fresh, look: fresh.outcome === 'unknown' ? start.look : null, isSeen: false });
    return start.id;
  }

  function keepLook(id: number, event: Pick<ActionEvent, 'look'>): void {
    event.look?.().then(
      (look) => {
        const isOpen = current.entries.some((entry) => entry.id === id && mayBeUnclear(entry));
        if (isOpen) update(id, { look });
      },
      () => {},
    );
  }

  return {
    record(event) {
      const clean = (text: string) => withoutSecrets(text, secrets?.());
      if (event.type === 'action-started') {
        const id = add(startOf(event, clean));
        entryOfRun.set(event.runId, id);
        keepLook(id, event);
      } else if (event.type === 'action') keepLook(end(event.runId, endOf(event, clean)), event);
      else if (event.type === 'crash') {
        const { at, screen, message } = event;
        add({ ...plain, kind: 'crash', name: screen, outcome: 'failed', at, message: clean(message) });
      } else if (event.outcome === 'failed') add(failedLoad(event, clean));
    },
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markSeen() {
      if (current.unseenCount > 0)
        change(current.entries.map((entry) => (entry.isSeen ? entry : { ...entry, isSeen: true })));
    },
    async check(id, kit) {
      const entry = current.entries.find((other) => other.id === id);
      if (!entry?.look || !canCheck(entry)) return null;
      const { look } = entry;
      const { lookAgain } = await import('./look-again.ts').catch((cause: unknown) => {
        throw new ApiError('network', look.operation, { cause });
      });
      const wasMade = await lookAgain(kit, look);
      if (wasMade !== null) update(id, { wasChecked: true, ...(wasMade ? made : { outcome: 'failed' }) });
      return wasMade;
    },
    merge(entries) {
      const added = new Map(entries.map((entry) => [entry.key, entry]));
      const known = current.entries.map((entry) => {
        const other = added.get(entry.key);
        added.delete(entry.key);
        return other ? { ...other, id: entry.id, isSeen: true } : entry;
      });
      const others = [...added.values()].map((entry) => ({
        ...entry,
        id: ++lastId,
        isSeen: true,
      }));
      change([...known, ...others]);
    },
    clear() {
      entryOfRun.clear();
      change([]);
    },
  };
}

const noFailure = { status: null, message: null, failureKind: null };

const plain = {
  target: null,
  reason: null,
  durationMs: null,
  change: null,
  look: null,
  wasChecked: false,
  ...noFailure,
};

const made = { outcome: 'succeeded', ...noFailure } as const;

export const hasFailed = (outcome: ActivityEntry['outcome']) => outcome === 'failed' || outcome === 'unknown';

const mayBeUnclear = ({ outcome }: ActivityEntry) => outcome === 'underWay' || outcome === 'unknown';

export const canCheck = ({ outcome, look }: ActivityEntry) => outcome === 'unknown' && look !== null;

type Clean = (text: string) => string;

function startOf({ action, change, at }: ActionStartedEvent, clean: Clean): Fresh {
  return {
    ...plain,
    ...whatOf(action, clean),
    change: cleanChange(change, clean),
    outcome: 'underWay',
    at,
  };
}

function endOf({ action, change, outcome, ...timed }: ActionEvent, clean: Clean): Fresh {
  return {
    ...plain,
    ...whatOf(action, clean),
    change: cleanChange(change, clean),
    outcome: timed.failure?.mayHaveBeenApplied ? 'unknown' : outcome,
    ...endedAs(timed, clean),
  };
}

function cleanChange(change: ActionChange | undefined, clean: Clean): ActionChange | null {
  if (change === undefined) return null;
  const cleanValue = (value: ActionChange['before']) => (typeof value === 'string' ? clean(value) : value);
  return { before: cleanValue(change.before), after: cleanValue(change.after) };
}

function whatOf({ name, target: { kind, id, label }, reason }: AdminAction, clean: Clean) {
  const cleanOrNull = (text: string | undefined) => (text === undefined ? null : clean(text));
  const target = { kind, id: clean(String(id)), label: cleanOrNull(label) };
  return { kind: 'action' as const, name, target, reason: cleanOrNull(reason) };
}

function failedLoad({ operation, ...timed }: LoadEvent, clean: Clean): Fresh {
  return { ...plain, kind: 'load', name: operation, outcome: 'failed', ...endedAs(timed, clean) };
}

function endedAs(
  { at, durationMs, failure }: Pick<ActionEvent, 'at' | 'durationMs' | 'failure'>,
  clean: Clean,
): Pick<Fresh, 'at' | 'durationMs' | keyof typeof noFailure> {
  return {
    at: at - durationMs,
    durationMs,
    ...(failure === undefined
      ? noFailure
      : {
          status: failure.status,
          message: clean(failure.message),
          failureKind: failure.serverText === null ? failure.kind : null,
        }),
  };
}

const nothingYet = () => nothing;

/** The current content of a log, for a button with its count or a host's own list. */
export function useActivity(log: ActivityLog): ActivitySnapshot {
  return useSyncExternalStore(log.subscribe, log.snapshot, nothingYet);
}
