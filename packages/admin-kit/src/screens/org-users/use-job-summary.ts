import { useCount, useMessages } from '../../messages/messages.ts';
import { countOf, type JobEnd, type JobReport } from './bulk-add-job.ts';
import { orgUsersMessages } from './messages.ts';

/** One sentence or two on a job that left something to do: said once, however many lines failed. */
export function useJobSummary(): (report: JobReport) => string | null {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const reasons: Readonly<Record<JobEnd, string | null>> = {
    finished: null,
    stopped: words.stoppedByPerson,
    sessionEnded: words.stoppedBySession,
    unreachable: words.stoppedUnreachable,
  };
  return ({ results, end }) => {
    const addedCount = countOf(results, 'added');
    if (addedCount === results.length) return null;
    const unknownCount = countOf(results, 'unknown');
    const leftCount = results.length - addedCount - unknownCount;
    const summary =
      leftCount > 0
        ? words.summary({ added: count(addedCount), left: count(leftCount) })
        : words.allAdded(count(addedCount));
    const unknown = unknownCount > 0 ? words.unknownSummary(count(unknownCount)) : null;
    return [summary, unknown, reasons[end]].filter(Boolean).join(' ');
  };
}
