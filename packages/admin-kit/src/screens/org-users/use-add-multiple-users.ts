import { useMemo, useState } from 'react';
import { sendAsItem } from '../../bulk-job/bulk-items.ts';
import type { ItemResult, JobReport } from '../../bulk-job/bulk-job.ts';
import { type BulkItem, type BulkJob, useBulkJob } from '../../bulk-job/use-bulk-job.ts';
import { isNamed } from '../../data/looks-new.ts';
import type { ActionDefinition } from '../../data/use-action.ts';
import { personKey } from '../../people/person-name.ts';
import type { BulkLines, DuplicateLine, JobHistory } from './add-multiple-lines.ts';
import { membershipKeys, usersQuery } from './api.ts';
import { addUserAction, type NewOrganizationUser } from './membership-actions.ts';

export interface EndedJob extends Pick<JobReport, 'end'> {
  /** The lines of this job and of those before it, each with its newest result. */
  readonly history: JobHistory;
}

export interface AddMultipleUsers extends Pick<BulkJob, 'progress' | 'isStopping' | 'stop'> {
  /** The last job; null before the first one ends, and while one is running. */
  readonly ended: EndedJob | null;
  /** Adds the names, at most four at a time. Never rejects. Returns null if a job is running already, or if the screen unmounts before the end. */
  run(lines: BulkLines, options: BulkAddOptions): Promise<EndedJob | null>;
  readonly isChecking: boolean;
  /** Looks in the list for the users that may have been added. Returns null if the list does not load. */
  check(): Promise<JobHistory | null>;
}

export interface BulkAddOptions {
  readonly isAdmin: boolean;
  /**
   * Fires at most once per second, and immediately when the screen or the page closes, with all names that this job has
   * added so far. May fire after the screen has unmounted.
   */
  readonly onAdded?: (names: readonly string[]) => void;
}

/** Adds many users to an organization, one request for each. @operation POST /organizations/{id}/users @spec A §4, §5 */
export function useAddMultipleUsers(organizationId: number): AddMultipleUsers {
  const reads = useMemo(() => membershipKeys(organizationId), [organizationId]);
  const job = useBulkJob(reads);
  const [isChecking, setIsChecking] = useState(false);
  const { progress, isStopping, stop } = job;
  const [skipped, setSkipped] = useState<readonly DuplicateLine[]>([]);
  const ended = useMemo(() => job.ended && withDuplicates(job.ended, skipped), [job.ended, skipped]);

  const run = async ({ names, duplicates }: BulkLines, { isAdmin, onAdded }: BulkAddOptions) => {
    const action: ActionDefinition<NewOrganizationUser> = {
      ...addUserAction(organizationId),
      look: (_, { username }) => ({
        query: usersQuery(organizationId),
        wanted: isNamed(username),
        known: [],
      }),
    };
    const items = names.map(({ name }): BulkItem => {
      const user = { username: name, isAdmin };
      return { id: personKey(name), name, send: sendAsItem(action, user) };
    });
    const ended = await job.run(items, {
      onMade: (made) => onAdded?.(made.map(({ name }) => name)),
    });
    if (ended === null) return null;
    const all = [...skipped, ...duplicates];
    setSkipped(all);
    return withDuplicates(ended, all);
  };

  const check = async () => {
    if (job.ended === null || isChecking) return null;
    setIsChecking(true);
    const results = await job.lookAgain();
    setIsChecking(false);
    return results && { results, duplicates: skipped };
  };
  return { progress, isStopping, stop, ended, run, isChecking, check };
}

function withDuplicates(
  { end, history }: Pick<JobReport, 'end'> & { readonly history: readonly ItemResult[] },
  duplicates: readonly DuplicateLine[],
): EndedJob {
  return { end, history: { results: history, duplicates } };
}
