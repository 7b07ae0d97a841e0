import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../accessibility/focus.ts';
import { downloadFile } from '../browser/download-file.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { BusyContext } from '../ui/dialog/busy-context.ts';
import { DownloadIcon } from '../ui/icon/icons.tsx';
import { CsvSeparatorMenu } from '../ui/menu/separator-menu.tsx';
import { Progress } from '../ui/progress/progress.tsx';
import { UserText } from '../ui/text/user-text.tsx';
import type { ItemOutcome, OutcomeWords } from './bulk-job.ts';
import { bulkJobMessages } from './messages.ts';
import type { BulkJob, JobProgress } from './use-bulk-job.ts';
import './bulk-job.css';

export const MAX_NAMED = 100;

interface NameListProps {
  label: string;
  names: readonly string[];
}

export function NameList({ label, names }: NameListProps) {
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const headingId = useId();
  return (
    <>
      <p id={headingId} className="ak-bulk-job-heading">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ak-bulk-job-names" aria-labelledby={headingId} tabIndex={0}>
        <ol className="ak-bulk-job-list">
          {names.slice(0, MAX_NAMED).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one name, and the list does not change
            <li key={index} className="ak-bulk-job-name">
              <UserText text={name} marksOddSpaces />
            </li>
          ))}
        </ol>
        {names.length > MAX_NAMED && (
          <p className="ak-bulk-job-muted">{words.more(count(names.length - MAX_NAMED))}</p>
        )}
      </section>
    </>
  );
}

export function useItemReason(): (outcome: ItemOutcome) => string | null {
  const errorText = useErrorText();
  return useCallback((outcome) => ('error' in outcome ? errorText(outcome.error) : null), [errorText]);
}

export function useOutcomeWords(): OutcomeWords {
  const words = useMessages(bulkJobMessages);
  return {
    made: words.csvDone,
    already: words.csvAlready,
    failed: words.csvFailed,
    unknown: words.csvUnknown,
    notSent: words.csvNotSent,
  };
}

/** A screen reader could not read the progress of shorter jobs. */
const LEAST_ANNOUNCED_TOTAL = 40;

interface BulkProgressProps extends Pick<BulkJob, 'isStopping'> {
  label: string;
  progress: JobProgress;
  onStop: () => void;
}

export function BulkProgress({ label, progress, isStopping, onStop }: BulkProgressProps) {
  const { total, settledCount, failedCount } = progress;
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);

  const facts = { done: count(settledCount).text, total: count(total).text, failed: count(failedCount).text };
  const text = failedCount > 0 ? words.progressFailed(facts) : words.progress(facts);

  const quarter = total < LEAST_ANNOUNCED_TOTAL ? 0 : Math.floor((settledCount / total) * 4);
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
  });
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(latestText.current, { within: root.current });
  }, [quarter]);

  return (
    <div ref={root} className="ak-bulk-job-progress">
      <Progress label={label} value={settledCount} max={total} aria-valuetext={text} />
      <span className="ak-bulk-job-progress-text">{text}</span>
      <BusyContext value={false}>
        <Button size="small" isBusy={isStopping} onClick={onStop}>
          {isStopping ? words.stopping : words.stop}
        </Button>
      </BusyContext>
    </div>
  );
}

interface DownloadResultsButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  fileName: string;
  text: () => string;
}

export function DownloadResultsButton({ fileName, text, ...rest }: DownloadResultsButtonProps) {
  const words = useMessages(bulkJobMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    const isSaved = downloadFile({ name: fileName, text: text() });
    setHasFailed(!isSaved);
    if (!isSaved) announce(words.downloadFailed, { politeness: 'assertive' });
  };
  return (
    <>
      <Button {...rest} icon={<DownloadIcon />} onClick={save}>
        {words.download}
      </Button>
      <CsvSeparatorMenu size={rest.size} />
      {hasFailed && <span className="ak-bulk-job-muted">{words.downloadFailed}</span>}
    </>
  );
}
