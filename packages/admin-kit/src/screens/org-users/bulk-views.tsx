import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { type BulkLines, countOf, type DuplicateLine, type LineResult, similarNames } from './bulk-add.ts';
import { orgUsersMessages } from './messages.ts';
import { useLineReason } from './org-users-dialogs.tsx';
import type { JobProgress } from './use-add-multiple-users.ts';

const MOST_SHOWN = 100;

export function BulkPreview({ names, duplicates }: BulkLines) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const headingId = useId();
  const similar = useMemo(() => similarNames(names), [names]);
  return (
    <div className="ak-org-users-preview">
      <p id={headingId} className="ak-org-users-preview-title">
        {words.preview(count(names.length))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ak-org-users-preview-scroll" aria-labelledby={headingId} tabIndex={0}>
        <ol className="ak-org-users-preview-list">
          {names.slice(0, MOST_SHOWN).map(({ name, lineNumber }) => (
            <li key={lineNumber} className="ak-org-users-preview-line">
              <UserText text={name} marksOddSpaces />
            </li>
          ))}
        </ol>
        {names.length > MOST_SHOWN && (
          <p className="ak-org-users-panel-muted">{words.previewMore(count(names.length - MOST_SHOWN))}</p>
        )}
      </section>
      <FurtherLines title={words.similar(count(similar.length))} lines={similar} about={words.similarTo} />
      <FurtherLines
        title={words.duplicates(count(duplicates.length))}
        lines={duplicates}
        about={words.sameAs}
      />
    </div>
  );
}

interface FurtherLinesProps {
  title: string;
  lines: readonly DuplicateLine[];
  about: (line: { line: string }) => string;
}

function FurtherLines({ title, lines, about }: FurtherLinesProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  if (lines.length === 0) return null;
  return (
    <>
      <p className="ak-org-users-preview-title">{title}</p>
      <ul className="ak-org-users-preview-list">
        {lines.slice(0, MOST_SHOWN).map(({ name, lineNumber, firstLineNumber }) => (
          <li key={lineNumber} className="ak-org-users-preview-line">
            <UserText text={name} marksOddSpaces />{' '}
            <span className="ak-org-users-panel-muted">{about({ line: count(firstLineNumber).text })}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && (
        <p className="ak-org-users-panel-muted">{words.previewMore(count(lines.length - MOST_SHOWN))}</p>
      )}
    </>
  );
}

/** Ten thousand alerts would freeze the page. */
const SHOWN_AT_ONCE = 50;

/** None of the alerts interrupts: the dialog has already announced how many there are. @spec A §8 */
export function BulkFailures({ failures }: { failures: readonly LineResult[] }) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const reasonOf = useLineReason();
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE);
  const unknownCount = countOf(failures, 'unknown');
  const label = [
    failures.length > unknownCount && words.failures(count(failures.length - unknownCount)),
    unknownCount > 0 && words.unknownLines(count(unknownCount)),
  ].filter(Boolean);
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
    <section className="ak-org-users-failures" aria-label={label.join(', ')}>
      <ul className="ak-org-users-failures-list">
        {failures.slice(0, shownCount).map(({ name, outcome }, index) => (
          <li
            key={name}
            className="ak-org-users-failures-line"
            {...(index === firstNewIndex && { ref: firstNew, tabIndex: -1 })}
          >
            <Alert tone="warning" title={<UserText text={name} marksOddSpaces />}>
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

/** Shorter jobs end before a screen reader could read their progress. */
const LEAST_ANNOUNCED_TOTAL = 40;

interface BulkProgressProps {
  progress: JobProgress;
  isStopping: boolean;
  onStop: () => void;
}

export function BulkProgress({ progress, isStopping, onStop }: BulkProgressProps) {
  const { total, doneCount, failedCount } = progress;
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);

  const facts = { done: count(doneCount).text, total: count(total).text, failed: count(failedCount).text };
  const text = failedCount > 0 ? words.progressFailed(facts) : words.progress(facts);

  // Announced at each quarter only.
  const quarter = total < LEAST_ANNOUNCED_TOTAL ? 0 : Math.floor((doneCount / total) * 4);
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
  });
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(latestText.current, { within: root.current });
  }, [quarter]);

  return (
    <div ref={root} className="ak-org-users-progress">
      <Progress label={words.running} value={doneCount} max={total} aria-valuetext={text} />
      <span className="ak-org-users-progress-text">{text}</span>
      <BusyContext value={false}>
        <Button size="small" isBusy={isStopping} onClick={onStop}>
          {isStopping ? words.stopping : words.stop}
        </Button>
      </BusyContext>
    </div>
  );
}
