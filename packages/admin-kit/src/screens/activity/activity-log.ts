import type { ApiErrorKind } from '@timemap/admin-api';
import { useSyncExternalStore } from 'react';
import type {
  ActionChange,
  ActionEvent,
  ActionStartedEvent,
  AdminAction,
  AdminEvent,
  LoadEvent,
} from '../../context/events.ts';
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
  /** Whether `check` can read if the change was made. Only where the outcome is unknown, in the page that made it. */
  readonly canCheck: boolean;
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
 * The history since this log was created, in memory only, after the entries that a host has kept. Its functions do not
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
   * @throws ApiError
   */
  check(id: number): Promise<boolean | null>;
  clear(): void;
}

export interface ActivityLogOptions {
  /**
   * What a log of an earlier page had, newest first. The entries count as seen and cannot be checked any more; what was
   * under way has an unknown outcome. @default none
   */
  entries?: readonly ActivityEntry[];
  /** The maximum number of entries; the oldest are dropped. @default 500 */
  limit?: number;
  /** Texts that must never be stored, such as the session id. Called for each event. @default none */
  secrets?: () => readonly string[];
}

type Fresh = Omit<ActivityEntry, 'id' | 'isSeen'>;

/** The page has already said so, and there is nothing to fix. */
const isRefusal = ({ kind, status }: Fresh) => kind === 'load' && (status === 401 || status === 403);

const nothing: ActivitySnapshot = { entries: [], unseenCount: 0, unseenFailureCount: 0 };

/**
 * Records the provider's events, without bodies and anything that looks like a credential: `<AdminKitProvider
 * onEvent={log.record}>`.
 */
export function createActivityLog({
  entries: kept = [],
  limit = 500,
  secrets,
}: ActivityLogOptions = {}): ActivityLog {
  const listeners = new Set<() => void>();
  const entryOfRun = new Map<number, number>();
  const checks = new Map<number, () => Promise<boolean | null>>();
  let current = nothing;
  let lastId = kept.length;

  function change(changed: readonly ActivityEntry[]): void {
    const entries = changed.toSorted((a, b) => b.at - a.at).slice(0, limit);
    const unseen = entries.filter(({ isSeen }) => !isSeen);
    const unseenFailureCount = unseen.filter(({ outcome }) => hasFailed(outcome)).length;
    current = { entries, unseenCount: unseen.length, unseenFailureCount };
    for (const listener of [...listeners]) listener();
  }

  function add(fresh: Fresh): number {
    const id = ++lastId;
    const entry = { ...fresh, id, isSeen: isRefusal(fresh) };
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
    update(start.id, { ...fresh, isSeen: false });
    return start.id;
  }

  change(kept.map((entry, index) => ({ ...entry, ...ofEarlierPage(entry), id: lastId - index })));

  return {
    record(event) {
      const clean = (text: string) => withoutSecrets(text, secrets?.());
      if (event.type === 'action-started') {
        entryOfRun.set(event.runId, add(startOf(event, clean)));
      } else if (event.type === 'action') {
        const id = end(event.runId, endOf(event, clean));
        if (event.wasMade) checks.set(id, event.wasMade);
      } else if (event.type === 'crash') {
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
    async check(id) {
      const wasMade = (await checks.get(id)?.()) ?? null;
      if (wasMade === null) return null;
      checks.delete(id);
      update(id, { canCheck: false, wasChecked: true, ...(wasMade ? made : { outcome: 'failed' }) });
      return wasMade;
    },
    clear() {
      entryOfRun.clear();
      checks.clear();
      change([]);
    },
  };
}

const ofEarlierPage = ({ outcome }: ActivityEntry): Partial<ActivityEntry> => ({
  isSeen: true,
  canCheck: false,
  outcome: outcome === 'underWay' ? 'unknown' : outcome,
});

const noFailure = { status: null, message: null, failureKind: null };

const plain = {
  target: null,
  reason: null,
  durationMs: null,
  change: null,
  canCheck: false,
  wasChecked: false,
  ...noFailure,
};

const made = { outcome: 'succeeded', ...noFailure } as const;

export const hasFailed = (outcome: ActivityEntry['outcome']) => outcome === 'failed' || outcome === 'unknown';

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

function endOf({ action, change, outcome, wasMade, ...timed }: ActionEvent, clean: Clean): Fresh {
  return {
    ...plain,
    ...whatOf(action, clean),
    change: cleanChange(change, clean),
    outcome: timed.failure?.mayHaveBeenApplied ? 'unknown' : outcome,
    canCheck: wasMade !== undefined,
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
