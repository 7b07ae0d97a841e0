import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { refresh } from '../../provider/query.ts';
import { performAction } from '../../provider/use-action.ts';
import { addUser, membershipReads } from './api.ts';
import {
  emptyHistory,
  extendHistory,
  type JobHistory,
  type JobReport,
  type LineResult,
  runBulkAdd,
} from './bulk-add-job.ts';
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
  /** Adds the names, at most four at a time. Never rejects; null when a job is under way already. */
  run(lines: BulkLines, options: { isAdmin: boolean }): Promise<EndedJob | null>;
  /** Ends the job; requests that are under way are waited for. */
  stop(): void;
}

/** Often enough to look alive, seldom enough to cost nothing with ten thousand lines. */
const PROGRESS_EVERY_MS = 100;

/** Adds many users to an organization, one request for each. @operation POST /organizations/{id}/users @spec A §4, §5 */
export function useAddMultipleUsers(organizationId: number): AddMultipleUsers {
  const kit = useAdminKit();
  const job = useRef<{ isStopped: boolean } | null>(null);
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
      if (job.current !== null) job.current.isStopped = true;
    },
    [],
  );

  const run = async ({ names, duplicates }: BulkLines, { isAdmin }: { isAdmin: boolean }) => {
    if (job.current !== null) return null;
    const current = { isStopped: false };
    job.current = current;
    setEnded(null);
    const meter = startMeter(names.length, setProgress);
    const report = await runBulkAdd({
      names: names.map(({ name }) => name),
      add: (name) => addOne(kit, organizationId, { username: name, isAdmin }),
      isStopped: () => current.isStopped,
      onSettled: meter.count,
    });
    meter.end();
    job.current = null;
    setIsStopping(false);
    history.current = extendHistory(history.current, report.results, duplicates);
    const result: EndedJob = { ...report, history: history.current };
    setEnded(result);
    // Not waited for: a list that hangs must not hold the dialog.
    void refresh(kit.queryClient, kit.client, membershipReads(organizationId));
    return result;
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

/** Counts every line and tells now and then. */
function startMeter(total: number, tell: (progress: JobProgress | null) => void) {
  let doneCount = 0;
  let failedCount = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    tell({ total, doneCount, failedCount });
  };
  flush();
  return {
    count: ({ outcome }: LineResult) => {
      doneCount += 1;
      if (outcome.status !== 'added') failedCount += 1;
      timer ??= setTimeout(flush, PROGRESS_EVERY_MS);
    },
    end: () => {
      if (timer !== null) clearTimeout(timer);
      tell(null);
    },
  };
}
