import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { orgUsersMessages } from './messages.ts';
import type { JobProgress } from './use-add-multiple-users.ts';

/** A short job is over before anyone could listen to how far it is. */
const LEAST_TOLD_TOTAL = 40;

interface BulkProgressProps {
  progress: JobProgress;
  isStopping: boolean;
  onStop: () => void;
}

/** How far the job is, and the one control that works while it runs. */
export function BulkProgress({ progress, isStopping, onStop }: BulkProgressProps): ReactNode {
  const { total, doneCount, failedCount } = progress;
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);

  const facts = { done: count(doneCount).text, total: count(total).text, failed: count(failedCount).text };
  const text = failedCount > 0 ? words.progressFailed(facts) : words.progress(facts);

  // Said at each quarter: a person hears that it moves, and is not talked to all the time.
  const quarter = total < LEAST_TOLD_TOTAL ? 0 : Math.floor((doneCount / total) * 4);
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
