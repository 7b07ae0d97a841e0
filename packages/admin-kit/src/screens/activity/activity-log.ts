import { useSyncExternalStore } from 'react';
import type { AdminAction, AdminEvent, UndoOfferedEvent, UndoOutcome } from '../../context/events.ts';
import {
  type ActivityEntry,
  type ActivityTarget,
  type Clean,
  endOf,
  type Fresh,
  failedLoad,
  hasFailed,
  isRefusal,
  isSameThing,
  made,
  ofEarlierPage,
  plain,
  startOf,
  whatOf,
} from './activity-entry.ts';
import { withoutSecrets } from './secrets.ts';

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
  /** Takes an entry back that `canUndo`. Never rejects. */
  undo(id: number): Promise<UndoOutcome>;
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
  const offers = new Map<number, Pick<UndoOfferedEvent, 'undo'> & { parts: readonly AdminAction[] }>();
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

  function withdraw(ids: readonly number[]): void {
    const offered = ids.filter((id) => offers.delete(id));
    if (offered.length === 0) return;
    change(
      current.entries.map((entry) => (offered.includes(entry.id) ? { ...entry, canUndo: false } : entry)),
    );
  }

  const offersOf = (action: AdminAction) =>
    [...offers].flatMap(([id, { parts }]) => (parts.some((part) => isSameThing(part, action)) ? [id] : []));

  function offer({ action, text, stays, undo, ...event }: UndoOfferedEvent, clean: Clean): void {
    const isOfJob = event.parts !== undefined;
    const { parts = [action] } = event;
    const done = parts.flatMap((part) => {
      const wanted = whatOf(part, clean);
      const isOfMany = (target: ActivityTarget, place: ActivityTarget | null = null) =>
        target.label === wanted.target.label && place?.id === wanted.place?.id;
      const entry = current.entries.find(
        ({ name, target, place, outcome }) =>
          outcome === 'succeeded' &&
          name === part.name &&
          target?.kind === wanted.target.kind &&
          target.id === wanted.target.id &&
          (parts.length === 1 || isOfMany(target, place)),
      );
      return entry ? [entry] : [];
    });
    const [first] = done;
    if (first === undefined) return;
    offers.set(first.id, { parts, undo });
    const jobId = done.length === 1 ? null : first.at;
    change(
      current.entries.map((entry) => {
        if (!done.includes(entry)) return entry;
        const part = { ...entry, jobId: entry.jobId ?? jobId };
        if (entry !== first) return part;
        // The sentence about a job of one says less than its own.
        const said = isOfJob && done.length === 1 ? {} : { text: clean(text) };
        return { ...part, ...said, canUndo: true, stays: stays === undefined ? null : clean(stays) };
      }),
    );
  }

  change(kept.map((entry, index) => ({ ...entry, ...ofEarlierPage(entry), id: lastId - index })));

  return {
    record(event) {
      const clean = (text: string) => withoutSecrets(text, secrets?.());
      if (event.type === 'action-started') {
        withdraw(offersOf(event.action));
        entryOfRun.set(event.runId, add(startOf(event, clean)));
      } else if (event.type === 'action') {
        const id = end(event.runId, endOf(event, clean));
        if (event.wasMade) checks.set(id, event.wasMade);
      } else if (event.type === 'undo-offered') {
        offer(event, clean);
      } else if (event.type === 'undo-ended') {
        withdraw([...offers].flatMap(([id, { undo }]) => (undo === event.undo ? [id] : [])));
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
    async undo(id) {
      const offer = offers.get(id);
      withdraw([id]);
      return (await offer?.undo()) ?? null;
    },
    clear() {
      offers.clear();
      entryOfRun.clear();
      checks.clear();
      change([]);
    },
  };
}

const nothingYet = () => nothing;

/** The current content of a log, for a button with its count or a host's own list. */
export function useActivity(log: ActivityLog): ActivitySnapshot {
  return useSyncExternalStore(log.subscribe, log.snapshot, nothingYet);
}
