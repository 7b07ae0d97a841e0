import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate } from '../../data/query.ts';
import { performAction } from '../../data/use-action.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { addUser, membershipReads } from './api.ts';
import {
  type BulkLines,
  emptyHistory,
  extendHistory,
  type JobHistory,
  type JobReport,
  runBulkAdd,
} from './bulk-add.ts';

export interface JobProgress {
  readonly total: number;
  readonly doneCount: number;
  readonly failedCount: number;
}

export interface EndedJob extends JobReport {
  /** The lines of this job and of those before it, each with its newest result. */
  readonly history: JobHistory;
}

export interface AddMultipleUsers {
  /** null while no job is running. */
  readonly progress: JobProgress | null;
  readonly isStopping: boolean;
  /** The last job; null before the first one ends, and while one is running. */
  readonly ended: EndedJob | null;
  /** Adds the names, at most four at a time. Never rejects. Returns null if a job is running already, or if the screen unmounts before the end. */
  run(lines: BulkLines, options: BulkAddOptions): Promise<EndedJob | null>;
  /** Ends the job after the running requests. */
  stop(): void;
}

export interface BulkAddOptions {
  readonly isAdmin: boolean;
  /**
   * Fires at most once per second, and immediately when the screen or the page closes, with all names that this job has
   * added so far. May fire after the screen has unmounted.
   */
  readonly onAdded?: (names: readonly string[]) => void;
}

interface RunningJob {
  isStopped: boolean;
  isLeft: boolean;
  reportAdded(): void;
}

const PROGRESS_EVERY_MS = 100;

/** Less often, because the receiver parses all lines each time. */
const ADDED_EVERY_MS = 1000;

/** Adds many users to an organization, one request for each. @operation POST /organizations/{id}/users @spec A §4, §5 */
export function useAddMultipleUsers(organizationId: number): AddMultipleUsers {
  const kit = useAdminKit();
  const job = useRef<RunningJob | null>(null);
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const [ended, setEnded] = useState<EndedJob | null>(null);
  const history = useRef(emptyHistory);

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
      job.current.reportAdded();
    },
    [],
  );

  const run = async ({ names, duplicates }: BulkLines, { isAdmin, onAdded }: BulkAddOptions) => {
    if (job.current !== null) return null;
    const addedNames: string[] = [];
    let failedCount = 0;
    let unknownCount = 0;
    const showProgress = throttle(PROGRESS_EVERY_MS, () =>
      setProgress({
        total: names.length,
        doneCount: addedNames.length + failedCount + unknownCount,
        failedCount,
      }),
    );
    const reportAdded = throttle(ADDED_EVERY_MS, () => {
      if (addedNames.length > 0) onAdded?.(addedNames);
    });
    const current: RunningJob = { isStopped: false, isLeft: false, reportAdded: reportAdded.now };
    job.current = current;
    setEnded(null);
    showProgress.now();
    // The reload at the end of a session neither waits for timers nor unmounts.
    window.addEventListener('pagehide', reportAdded.now);
    const report = await runBulkAdd({
      names: names.map(({ name }) => name),
      add: (name) => addOne(kit, organizationId, { username: name, isAdmin }),
      isStopped: () => current.isStopped,
      onSettled: ({ name, outcome }) => {
        if (outcome.status === 'added') addedNames.push(name);
        else if (outcome.status === 'unknown') unknownCount += 1;
        else failedCount += 1;
        showProgress.later();
        // After the screen has unmounted, the page may close at any moment.
        if (current.isLeft) reportAdded.now();
        else reportAdded.later();
      },
    });
    window.removeEventListener('pagehide', reportAdded.now);
    reportAdded.now();
    showProgress.now();
    job.current = null;
    setProgress(null);
    setIsStopping(false);
    history.current = extendHistory(history.current, report.results, duplicates);
    const result: EndedJob = { ...report, history: history.current };
    setEnded(result);
    // Not awaited: a list that does not load must not keep the dialog open.
    void invalidate(kit.queryClient, kit.client, membershipReads(organizationId));
    return current.isLeft ? null : result;
  };

  return { progress, isStopping, ended, run, stop };
}

function addOne(kit: AdminKit, organizationId: number, user: { username: string; isAdmin: boolean }) {
  return performAction<typeof user, void>(
    kit,
    {
      name: 'organization-user.add',
      operation: 'POST /organizations/{id}/users',
      target: ({ username }) => ({ kind: 'user', id: username, label: username }),
      send: ({ client }, input) => addUser(client, organizationId, input),
    },
    user,
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
