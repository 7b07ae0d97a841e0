import { useMessages } from '../../messages/messages.ts';
import { useCount } from '../../provider/use-count.ts';
import { countAdded, type JobEnd, type JobReport } from './bulk-add-job.ts';
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
    const addedCount = countAdded(results);
    if (addedCount === results.length) return null;
    const summary = words.summary({ added: count(addedCount), left: count(results.length - addedCount) });
    return [summary, reasons[end]].filter(Boolean).join(' ');
  };
}
