import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import type { AdminAction, UndoOfferedEvent } from '../context/events.ts';
import { invalidate } from '../data/invalidate.ts';
import { isOfWhole } from '../data/is-of-whole.ts';
import type { CacheKey } from '../data/query.ts';
import type { ActionOutcome } from '../data/use-action.ts';
import { loadLater } from '../load-later.ts';
import { isMissing } from '../messages/is-missing.ts';
import { extendHistory, type ItemResult, isDone, type JobItem, type JobReport, runJob } from './bulk-job.ts';
import { inverseOf, type JobFacts, offerJobUndo, ofJob } from './offer-undo.ts';

export type SendItem = (kit: AdminKit) => Promise<ActionOutcome<unknown>>;

export interface BulkItem extends JobItem {
  /** Must not reject. The job reloads and shows the notice. */
  readonly send: SendItem;
  /** @default it cannot be undone */
  readonly undo?: SendItem | null | undefined;
  /** Whether a part of it was made, even if it failed as a whole. @default never */
  readonly isBegun?: () => boolean;
}

export interface JobProgress {
  readonly total: number;
  readonly settledCount: number;
  readonly failedCount: number;
}

export interface EndedBulkJob extends JobReport<BulkItem> {
  readonly history: readonly ItemResult<BulkItem>[];
}

export interface BulkJobOptions {
  readonly isNew?: boolean;
  /** At most once per second, and when the screen or page closes, with all changed items. May fire after unmount. */
  readonly onMade?: (items: readonly BulkItem[]) => void;
}

export interface BulkJob {
  readonly progress: JobProgress | null;
  readonly isStopping: boolean;
  /** null before the first job ends, and while one is running. */
  readonly ended: EndedBulkJob | null;
  /** Never rejects. null: a job is running already, or the screen unmounts before the end. */
  run(items: readonly BulkItem[], options?: BulkJobOptions): Promise<EndedBulkJob | null>;
  /** Settles lost answers. Returns all results; null if no read could tell. */
  lookAgain(): Promise<EndedBulkJob['history'] | null>;
  stop(): void;
}

interface RunningJob {
  isStopped: boolean;
  isLeft: boolean;
  reportMade(): void;
}

const LONGEST_LOOK_MS = 10_000;

const PROGRESS_EVERY_MS = 100;

const MADE_EVERY_MS = 1000;

/** @param facts for an activity, if the job can be undone */
export function useBulkJob(keys: readonly CacheKey[], facts?: JobFacts): BulkJob {
  const kit = useAdminKit();
  const job = useRef<RunningJob | null>(null);
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const [ended, setEnded] = useState<EndedBulkJob | null>(null);
  const history = useRef<EndedBulkJob['history']>([]);
  const whole = useRef<WholeJob>({ id: 0, parts: [], undo: null });

  const stop = useCallback(() => {
    if (job.current === null) return;
    job.current.isStopped = true;
    setIsStopping(true);
  }, []);
  // Leaving the page ends the job, but running requests still report.
  useEffect(
    () => () => {
      if (job.current === null) return;
      job.current.isStopped = true;
      job.current.isLeft = true;
      job.current.reportMade();
    },
    [],
  );

  const run = async (items: readonly BulkItem[], { isNew = false, onMade }: BulkJobOptions = {}) => {
    if (job.current !== null) return null;
    const made: BulkItem[] = [];
    let settledCount = 0;
    let failedCount = 0;
    const showProgress = throttle(PROGRESS_EVERY_MS, () =>
      setProgress({ total: items.length, settledCount, failedCount }),
    );
    const reportMade = throttle(MADE_EVERY_MS, () => {
      if (made.length > 0) onMade?.(made);
    });
    const current: RunningJob = { isStopped: false, isLeft: false, reportMade: reportMade.now };
    job.current = current;
    setEnded(null);
    showProgress.now();
    // The page may reload at the end of a session, without timers or unmounting.
    window.addEventListener('pagehide', reportMade.now);
    const { undo: offered } = whole.current;
    if (offered) kit.emit({ type: 'undo-ended', undo: offered });
    // A retry is a part of its job.
    if (isNew || whole.current.id === 0) whole.current = { id: Date.now(), parts: [], undo: null };
    const { id: jobId, parts } = whole.current;
    const about = facts?.about && (isNew ? { ...facts.about, isUndo: true } : facts.about);
    const kitOfJob = ofJob(kit, jobId, about, (action) => parts.push(action));
    const report = await runJob({
      items,
      send: (item) => item.send(kitOfJob),
      isStopped: () => current.isStopped,
      onSettled: (result) => {
        settledCount += 1;
        if (isDone(result)) made.push(result.item);
        else if (result.outcome.status !== 'unknown') failedCount += 1;
        showProgress.later();
        if (current.isLeft) reportMade.now();
        else reportMade.later();
      },
    });
    const results =
      report.end === 'sessionEnded' ? report.results : await withLostAnswers(kit, report.results);
    for (const [index, result] of results.entries())
      if (result !== report.results[index] && isDone(result)) made.push(result.item);
    window.removeEventListener('pagehide', reportMade.now);
    reportMade.now();
    showProgress.now();
    job.current = null;
    setProgress(null);
    setIsStopping(false);
    history.current = extendHistory(isNew ? [] : history.current, results);
    const result: EndedBulkJob = { ...report, results, history: history.current };
    setEnded(result);
    const undoAll = (undoing: AdminKit, all: readonly BulkItem[]) => undoItems(undoing, all, keys);
    if (facts) whole.current.undo = offerJobUndo(kit, facts, inverseOf(result.history), parts, undoAll);
    // A list that does not load must not keep the dialog open.
    void invalidate(kit.queryClient, kit.client, keys);
    return current.isLeft ? null : result;
  };

  const lookAgain: BulkJob['lookAgain'] = async () => {
    const results = await withLostAnswers(kit, history.current);
    if (results.every((result, index) => result === history.current[index])) return null;
    history.current = results;
    setEnded((last) => last && { ...last, history: results });
    return results;
  };

  return { progress, isStopping, ended, run, lookAgain, stop };
}

interface WholeJob {
  readonly id: number;
  readonly parts: AdminAction[];
  undo: UndoOfferedEvent['undo'] | null;
}

async function undoItems(
  kit: AdminKit,
  items: readonly BulkItem[],
  keys: readonly CacheKey[],
): Promise<JobReport<BulkItem>> {
  const send = (item: BulkItem) => item.send(kit);
  const report = await runJob({ items, send, isStopped: () => false, onSettled: () => {} });
  const results = await withLostAnswers(kit, report.results);
  void invalidate(kit.queryClient, kit.client, keys);
  return { ...report, results };
}

async function withLostAnswers(
  kit: AdminKit,
  results: EndedBulkJob['history'],
): Promise<EndedBulkJob['history']> {
  const { fetchForLook, lookAfter } = await loadLater();
  const loads = new Map<string, Promise<unknown>>();
  return Promise.all(
    results.map(async (result): Promise<ItemResult<BulkItem>> => {
      const { item, outcome } = result;
      if (outcome.status !== 'unknown' || !outcome.look) return result;
      const { look, error } = outcome;
      const key = JSON.stringify([look.query.operation, look.query.input, isOfWhole(look)]);
      const load = loads.get(key) ?? fetchForLook(kit, look);
      loads.set(key, load);
      const isMade = await lookAfter(kit, error, look, LONGEST_LOOK_MS, load);
      if (isMade) return { item, outcome: { status: isMissing(error) ? 'already' : 'made' } };
      if (isMade === null && error.mayHaveBeenApplied) return result;
      return { item, outcome: { status: 'failed', error } };
    }),
  );
}

function throttle(everyMs: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return {
    now,
    later: () => {
      timer ??= setTimeout(now, everyMs);
    },
  };
}
