import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../accessibility/focus.ts';
import { downloadFile } from '../browser/download-file.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { BusyContext } from '../ui/dialog/busy-context.ts';
import { DownloadIcon } from '../ui/icon/icons.tsx';
import { Progress } from '../ui/progress/progress.tsx';
import { UserText } from '../ui/text/user-text.tsx';
import type { ItemOutcome, ItemResult, OutcomeWords } from './bulk-job.ts';
import { bulkJobMessages } from './messages.ts';
import type { BulkJob, JobProgress } from './use-bulk-job.ts';
import './bulk-job.css';

export const MOST_NAMED = 100;

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
          {names.slice(0, MOST_NAMED).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one name, and the list does not change
            <li key={index} className="ak-bulk-job-name">
              <UserText text={name} marksOddSpaces />
            </li>
          ))}
        </ol>
        {names.length > MOST_NAMED && (
          <p className="ak-bulk-job-muted">{words.more(count(names.length - MOST_NAMED))}</p>
        )}
      </section>
    </>
  );
}

/** Ten thousand alerts would freeze the page. */
const SHOWN_AT_ONCE = 50;

interface BulkFailuresProps {
  label: string;
  failures: readonly ItemResult[];
}

/** @spec A §8 */
export function BulkFailures({ label, failures }: BulkFailuresProps) {
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const reasonOf = useItemReason();
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE);
  const hiddenCount = failures.length - shownCount;
  const firstNew = useRef<HTMLLIElement>(null);
  const [firstNewIndex, setFirstNewIndex] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (firstNewIndex !== null) firstNew.current?.focus();
  }, [firstNewIndex]);

  const showMore = () => {
    // The button disappears with the last page and would drop the focus.
    if (hiddenCount <= SHOWN_AT_ONCE) setFirstNewIndex(shownCount);
    setShownCount(shownCount + SHOWN_AT_ONCE);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it, nobody could scroll a long list by keyboard.
    <section className="ak-bulk-job-failures" aria-label={label} tabIndex={0}>
      <ul className="ak-bulk-job-list">
        {failures.slice(0, shownCount).map(({ item, outcome }, index) => (
          <li
            key={item.id}
            className="ak-bulk-job-failure"
            {...(index === firstNewIndex && { ref: firstNew, tabIndex: -1 })}
          >
            <Alert tone="warning" title={<UserText text={item.name} marksOddSpaces />}>
              <UserText text={reasonOf(outcome)} />
            </Alert>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button size="small" onClick={showMore}>
          {words.showMore(count(Math.min(hiddenCount, SHOWN_AT_ONCE)))}
        </Button>
      )}
    </section>
  );
}

export function useItemReason(): (outcome: ItemOutcome) => string | null {
  const words = useMessages(bulkJobMessages);
  const errorText = useErrorText();
  return (outcome) => {
    if ('error' in outcome) return errorText(outcome.error);
    return outcome.status === 'vetoed' ? words.vetoed : null;
  };
}

export function useOutcomeWords(): OutcomeWords {
  const words = useMessages(bulkJobMessages);
  return {
    made: words.csvDone,
    already: words.csvAlready,
    failed: words.csvFailed,
    unknown: words.csvUnknown,
    vetoed: words.csvFailed,
    notSent: words.csvNotSent,
  };
}

/** Shorter jobs end before a screen reader could read their progress. */
const LEAST_ANNOUNCED_TOTAL = 40;

interface BulkProgressProps extends Pick<BulkJob, 'isStopping'> {
  label: string;
  progress: JobProgress;
  onStop: () => void;
}

export function BulkProgress({ label, progress, isStopping, onStop }: BulkProgressProps) {
  const { total, doneCount, failedCount } = progress;
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);

  const facts = { done: count(doneCount).text, total: count(total).text, failed: count(failedCount).text };
  const text = failedCount > 0 ? words.progressFailed(facts) : words.progress(facts);

  const quarter = total < LEAST_ANNOUNCED_TOTAL ? 0 : Math.floor((doneCount / total) * 4);
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
  });
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(latestText.current, { within: root.current });
  }, [quarter]);

  return (
    <div ref={root} className="ak-bulk-job-progress">
      <Progress label={label} value={doneCount} max={total} aria-valuetext={text} />
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
      {hasFailed && <span className="ak-bulk-job-muted">{words.downloadFailed}</span>}
    </>
  );
}
