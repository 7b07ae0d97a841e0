import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate, type ReadFilter } from '../data/query.ts';
import type { ActionOutcome } from '../data/use-action.ts';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import { extendHistory, type ItemResult, isDone, type JobItem, type JobReport, runJob } from './bulk-job.ts';

export type SendItem = (kit: AdminKit) => Promise<ActionOutcome<unknown>>;

export interface BulkItem extends JobItem {
  /** Must not reject. Reloads nothing and shows no notice: the job does both, once. */
  readonly send: SendItem;
  /** Takes back what `send` made. @default it cannot be taken back */
  readonly undo?: SendItem | null | undefined;
}

export interface JobProgress {
  readonly total: number;
  readonly doneCount: number;
  readonly failedCount: number;
}

export interface EndedJob extends JobReport<BulkItem> {
  /** The items of this job and of those that it retries, each with its newest result. */
  readonly history: readonly ItemResult<BulkItem>[];
}

export interface JobOptions {
  readonly isNew?: boolean;
  /**
   * Fires at most once per second, and immediately when the screen or the page closes, with all items that this job has
   * changed so far. May fire after the screen has unmounted.
   */
  readonly onMade?: (items: readonly BulkItem[]) => void;
}

export interface BulkJob {
  /** null while no job is running. */
  readonly progress: JobProgress | null;
  readonly isStopping: boolean;
  /** The last job; null before the first one ends, and while one is running. */
  readonly ended: EndedJob | null;
  /**
   * Sends the items, at most four at a time. Never rejects. Returns null if a job is running already, or if the screen
   * unmounts before the end.
   */
  run(items: readonly BulkItem[], options?: JobOptions): Promise<EndedJob | null>;
  /** Replaces results of the ended job with what is known by now, and returns all. */
  amend(results: readonly ItemResult<BulkItem>[]): EndedJob['history'];
  /** Ends the job after the running requests. */
  stop(): void;
}

interface RunningJob {
  isStopped: boolean;
  isLeft: boolean;
  reportMade(): void;
}

const PROGRESS_EVERY_MS = 100;

/** The receiver may work through all items each time. */
const MADE_EVERY_MS = 1000;

export function useBulkJob(reads: readonly ReadFilter[]): BulkJob {
  const kit = useAdminKit();
  const job = useRef<RunningJob | null>(null);
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const [ended, setEnded] = useState<EndedJob | null>(null);
  const history = useRef<EndedJob['history']>([]);

  const stop = useCallback(() => {
    if (job.current === null) return;
    job.current.isStopped = true;
    setIsStopping(true);
  }, []);
  // Leaving the page ends the job. The running requests still report their results.
  useEffect(
    () => () => {
      if (job.current === null) return;
      job.current.isStopped = true;
      job.current.isLeft = true;
      job.current.reportMade();
    },
    [],
  );

  const run = async (items: readonly BulkItem[], { isNew = false, onMade }: JobOptions = {}) => {
    if (job.current !== null) return null;
    const made: BulkItem[] = [];
    let doneCount = 0;
    let failedCount = 0;
    const showProgress = throttle(PROGRESS_EVERY_MS, () =>
      setProgress({ total: items.length, doneCount, failedCount }),
    );
    const reportMade = throttle(MADE_EVERY_MS, () => {
      if (made.length > 0) onMade?.(made);
    });
    const current: RunningJob = { isStopped: false, isLeft: false, reportMade: reportMade.now };
    job.current = current;
    setEnded(null);
    showProgress.now();
    // The reload at the end of a session neither waits for timers nor unmounts.
    window.addEventListener('pagehide', reportMade.now);
    const report = await runJob({
      items,
      send: (item) => item.send(kit),
      isStopped: () => current.isStopped,
      onSettled: (result) => {
        doneCount += 1;
        if (isDone(result)) made.push(result.item);
        else if (result.outcome.status !== 'unknown') failedCount += 1;
        showProgress.later();
        // After the screen has unmounted, the page may close at any moment.
        if (current.isLeft) reportMade.now();
        else reportMade.later();
      },
    });
    window.removeEventListener('pagehide', reportMade.now);
    reportMade.now();
    showProgress.now();
    job.current = null;
    setProgress(null);
    setIsStopping(false);
    history.current = extendHistory(isNew ? [] : history.current, report.results);
    const result: EndedJob = { ...report, history: history.current };
    setEnded(result);
    // Not awaited: a list that does not load must not keep the dialog open.
    void invalidate(kit.queryClient, kit.client, reads);
    return current.isLeft ? null : result;
  };

  const amend: BulkJob['amend'] = (results) => {
    history.current = extendHistory(history.current, results);
    setEnded((last) => last && { ...last, history: history.current });
    return history.current;
  };

  return { progress, isStopping, ended, run, amend, stop };
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
