import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate } from '../../data/query.ts';
import { performAction } from '../../data/use-action.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { addUser, membershipReads } from './api.ts';
import { emptyHistory, extendHistory, type JobHistory, type JobReport, runBulkAdd } from './bulk-add-job.ts';
import type { BulkLines } from './bulk-lines.ts';

export interface JobProgress {
  readonly total: number;
  readonly doneCount: number;
  readonly failedCount: number;
}

export interface EndedJob extends JobReport {
  /** Every line of this job and those before it, with its newest result. */
  readonly history: JobHistory;
}

export interface AddMultipleUsers {
  /** null while no job is under way. */
  readonly progress: JobProgress | null;
  readonly isStopping: boolean;
  /** How the newest job ended; null before the first, and while one is under way. */
  readonly ended: EndedJob | null;
  /**
   * Adds the names, at most four at a time. Never rejects; null when a job is under way already, and when the screen is
   * gone by the end.
   */
  run(lines: BulkLines, options: BulkAddOptions): Promise<EndedJob | null>;
  /** Ends the job; requests that are under way are waited for. */
  stop(): void;
}

export interface BulkAddOptions {
  readonly isAdmin: boolean;
  /**
   * Told now and then, and at once when the screen or the page goes, with every name of this job that has been added so
   * far. May be called after the screen is gone.
   */
  readonly onAdded?: (names: readonly string[]) => void;
}

interface RunningJob {
  isStopped: boolean;
  isLeft: boolean;
  tell(): void;
}

/** Often enough to look alive, seldom enough to cost nothing with ten thousand lines. */
const PROGRESS_EVERY_MS = 100;

/** Seldomer: whoever keeps the rest goes through all the lines each time. */
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
  // Whoever leaves the page ends the job: nothing new is sent, and what is under way still reports what came of it.
  useEffect(
    () => () => {
      if (job.current === null) return;
      job.current.isStopped = true;
      job.current.isLeft = true;
      job.current.tell();
    },
    [],
  );

  const run = async ({ names, duplicates }: BulkLines, { isAdmin, onAdded }: BulkAddOptions) => {
    if (job.current !== null) return null;
    const addedNames: string[] = [];
    let failedCount = 0;
    let unknownCount = 0;
    const showProgress = paced(PROGRESS_EVERY_MS, () =>
      setProgress({
        total: names.length,
        doneCount: addedNames.length + failedCount + unknownCount,
        failedCount,
      }),
    );
    const tellAdded = paced(ADDED_EVERY_MS, () => {
      if (addedNames.length > 0) onAdded?.(addedNames);
    });
    const current: RunningJob = { isStopped: false, isLeft: false, tell: tellAdded.now };
    job.current = current;
    setEnded(null);
    showProgress.now();
    // The reload at the end of a session waits for no timer and unmounts nothing.
    window.addEventListener('pagehide', tellAdded.now);
    const report = await runBulkAdd({
      names: names.map(({ name }) => name),
      add: (name) => addOne(kit, organizationId, { username: name, isAdmin }),
      isStopped: () => current.isStopped,
      onSettled: ({ name, outcome }) => {
        if (outcome.status === 'added') addedNames.push(name);
        else if (outcome.status === 'unknown') unknownCount += 1;
        else failedCount += 1;
        showProgress.soon();
        // What was under way when the screen went is kept as it comes: the page may be gone any moment.
        if (current.isLeft) tellAdded.now();
        else tellAdded.soon();
      },
    });
    window.removeEventListener('pagehide', tellAdded.now);
    tellAdded.now();
    showProgress.now();
    job.current = null;
    setProgress(null);
    setIsStopping(false);
    history.current = extendHistory(history.current, report.results, duplicates);
    const result: EndedJob = { ...report, history: history.current };
    setEnded(result);
    // Not waited for: a list that hangs must not hold the dialog.
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

/** Calls at most once in the given time, or at once when asked to. */
function paced(everyMs: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, everyMs);
    },
  };
}
