import { type ReactNode, useMemo } from 'react';
import { useCount, useMessages } from '../messages/messages.ts';
import type { Count } from '../messages/plural.ts';
import { Dialog, type DialogProps } from '../ui/dialog/dialog.tsx';
import { countOf, type ItemResult, isDone, type JobEnd } from './bulk-job.ts';
import { BulkFailures, BulkProgress, DownloadResultsButton } from './bulk-views.tsx';
import { bulkJobMessages } from './messages.ts';
import type { BulkJob } from './use-bulk-job.ts';

export interface JobWords {
  readonly running: string;
  readonly allDone: (count: Count) => string;
  readonly summary: (counts: { done: Count; left: Count }) => string;
  readonly unknownSummary: (count: Count) => string;
  readonly failures: (count: Count) => string;
  readonly unknown: (count: Count) => string;
}

interface JobDialogProps
  extends Pick<DialogProps, 'name' | 'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'children'> {
  job: Pick<BulkJob, 'progress' | 'isStopping' | 'stop'>;
  end: JobEnd | null;
  words: JobWords;
  results: readonly ItemResult[] | null;
  file: { readonly name: string; readonly text: () => string };
  actions: ReactNode;
  below?: ReactNode;
}

export function JobDialog(props: JobDialogProps) {
  const { job, end, words, results, file, actions, below, children, ...rest } = props;
  const count = useCount();
  const summaryOf = useJobSummary(words);
  const failures = useMemo(
    () => results?.filter((result) => !isDone(result) && result.outcome.status !== 'notSent') ?? [],
    [results],
  );
  const unknownCount = countOf(failures, 'unknown');
  const failuresLabel = [
    failures.length > unknownCount && words.failures(count(failures.length - unknownCount)),
    unknownCount > 0 && words.unknown(count(unknownCount)),
  ].filter(Boolean);

  return (
    <Dialog
      {...rest}
      isOpen
      isBusy={job.progress !== null}
      error={end && results && summaryOf(results, end)}
      footer={
        <>
          {end && (
            <DownloadResultsButton
              variant="quiet"
              className="ak-bulk-job-download"
              fileName={file.name}
              text={file.text}
            />
          )}
          {actions}
        </>
      }
    >
      {children}
      {job.progress && (
        <BulkProgress
          label={words.running}
          progress={job.progress}
          isStopping={job.isStopping}
          onStop={job.stop}
        />
      )}
      {failures.length > 0 && <BulkFailures label={failuresLabel.join(', ')} failures={failures} />}
      {below}
    </Dialog>
  );
}

function useJobSummary(words: JobWords): (results: readonly ItemResult[], end: JobEnd) => string | null {
  const { stoppedByPerson, stoppedBySession, stoppedUnreachable } = useMessages(bulkJobMessages);
  const count = useCount();
  const reasons: Readonly<Record<JobEnd, string | null>> = {
    finished: null,
    stopped: stoppedByPerson,
    sessionEnded: stoppedBySession,
    unreachable: stoppedUnreachable,
  };
  return (results, end) => {
    const done = results.filter(isDone).length;
    if (done === results.length) return null;
    const unknownCount = countOf(results, 'unknown');
    const left = results.length - done - unknownCount;
    const summary =
      left > 0 ? words.summary({ done: count(done), left: count(left) }) : words.allDone(count(done));
    const unknown = unknownCount > 0 ? words.unknownSummary(count(unknownCount)) : null;
    return [summary, unknown, reasons[end]].filter(Boolean).join(' ');
  };
}
