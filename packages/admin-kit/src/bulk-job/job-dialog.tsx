import type { ReactNode } from 'react';
import type { Count } from '../messages/plural.ts';
import { Dialog, type DialogProps } from '../ui/dialog/dialog.tsx';
import type { ItemResult, JobEnd } from './bulk-job.ts';
import { BulkProgress, DownloadResultsButton } from './bulk-views.tsx';
import { JobResult } from './job-result.tsx';
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
  isBusy?: boolean;
  note?: string | null | undefined;
  below?: ReactNode;
}

export function JobDialog(props: JobDialogProps) {
  const { job, end, words, results, file, actions, below, isBusy = false, note, children, ...rest } = props;
  return (
    <Dialog
      {...rest}
      isOpen
      isBusy={isBusy || job.progress !== null}
      footer={
        <>
          {job.progress && (
            <BulkProgress
              label={words.running}
              progress={job.progress}
              isStopping={job.isStopping}
              onStop={job.stop}
            />
          )}
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
      {end && results && <JobResult end={end} results={results} words={words} note={note} />}
      {children}
      {below}
    </Dialog>
  );
}
