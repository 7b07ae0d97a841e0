import { useMemo, useRef, useState } from 'react';
import { useRestoreFocusOnUnmount } from '../accessibility/focus.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { useCsvSeparator } from '../ui/menu/separator-menu.tsx';
import type { BulkAction, BulkCandidate } from './bulk-items.ts';
import { type ItemResult, isDone, resultsCsv } from './bulk-job.ts';
import { NameList, useItemReason, useOutcomeWords } from './bulk-views.tsx';
import { JobDialog, type JobWords } from './job-dialog.tsx';
import { bulkJobMessages } from './messages.ts';
import { type BulkItem, useBulkJob } from './use-bulk-job.ts';

interface BulkActionDialogProps {
  action: BulkAction;
  onClose: (doneIds: ReadonlySet<string>) => void;
}

export default function BulkActionDialog({ action, onClose }: BulkActionDialogProps) {
  const words = useMessages(bulkJobMessages);
  const { cancel, close } = useMessages(controlMessages);
  const count = useCount();
  const { offersUndo } = useAdminKit();
  const job = useBulkJob(action.keys);
  const [isUndoing, setIsUndoing] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const jobWords = useJobWords(action.label, isUndoing);
  const csvOf = useResultsCsv(isUndoing);
  const items = useMemo(() => action.candidates.filter(({ leftOut }) => !leftOut), [action]);

  const isRunning = job.progress !== null;
  const results = job.ended?.history ?? null;
  const left = useMemo(
    () => results?.filter((result) => !isDone(result)).map(({ item }) => item) ?? items,
    [results, items],
  );
  const hasStarted = results !== null || isRetrying || isUndoing;
  const isAllDone = results !== null && left.length === 0;
  const inverse = results !== null && !isUndoing && offersUndo() ? inverseOf(results) : [];

  const submit = () => {
    if (left.length === 0) return;
    setIsRetrying(results !== null);
    void job.run(left);
  };
  const undo = () => {
    setIsUndoing(true);
    setIsRetrying(false);
    void job.run(inverse, { isNew: true });
  };
  const leave = () => {
    const isAsWanted = ({ leftOut }: BulkCandidate) => leftOut === words.alreadySo;
    const done =
      results === null || isUndoing
        ? []
        : [...results.filter(isDone).map(({ item }) => item), ...action.candidates.filter(isAsWanted)];
    onClose(new Set(done.map(({ id }) => id)));
  };

  const isRetry = isRunning ? isRetrying : results !== null;
  const submitLabel = isRetry ? words.retry(count(job.progress?.total ?? left.length)) : action.label;
  return (
    <JobDialog
      name={action.name}
      title={action.label}
      description={hasStarted ? undefined : action.question(count(items.length))}
      onClose={leave}
      onSubmit={submit}
      job={job}
      end={job.ended?.end ?? null}
      words={jobWords}
      results={results}
      file={{ name: `${action.name}-results.csv`, text: () => csvOf(results ?? []) }}
      actions={
        <>
          {(inverse.length > 0 || (isRunning && isUndoing && !isRetrying)) && (
            <UndoButton isBusy={isRunning} onClick={undo}>
              {words.undo}
            </UndoButton>
          )}
          {!isAllDone && (
            <Button data-first-focus onClick={leave}>
              {results === null ? cancel : close}
            </Button>
          )}
          {isAllDone ? (
            <Button key="main" variant="primary" flips="close" onClick={leave}>
              {close}
            </Button>
          ) : (
            <Button
              key="main"
              type="submit"
              variant={action.isDanger && !isUndoing ? 'danger' : 'primary'}
              flips={isRetry ? 'retry' : 'start'}
              isBusy={isRunning && !(isUndoing && !isRetrying)}
              disabledReason={left.length === 0 ? words.nothingToDo : undefined}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {isAllDone && <Alert tone="success">{jobWords.allDone(count(results.length))}</Alert>}
      </div>
      {action.warning && !hasStarted && <Alert tone="warning">{action.warning}</Alert>}
      {!hasStarted && <Candidates candidates={action.candidates} items={items} />}
    </JobDialog>
  );
}

function Candidates({
  candidates,
  items,
}: {
  candidates: readonly BulkCandidate[];
  items: readonly BulkItem[];
}) {
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const reasons = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { leftOut } of candidates) if (leftOut) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts];
  }, [candidates]);
  return (
    <div className="ak-bulk-job-preview">
      {reasons.map(([why, leftOutCount]) => (
        <Alert key={why}>{words.leftOut({ count: count(leftOutCount), why })}</Alert>
      ))}
      {items.length > 0 && (
        <NameList label={words.affected(count(items.length))} names={items.map(({ name }) => name)} />
      )}
    </div>
  );
}

function UndoButton(props: ButtonProps) {
  const root = useRef<HTMLSpanElement>(null);
  useRestoreFocusOnUnmount(root);
  return (
    <span ref={root}>
      <Button {...props} />
    </span>
  );
}

function inverseOf(results: readonly ItemResult<BulkItem>[]): readonly BulkItem[] {
  const made = results.filter(({ outcome }) => outcome.status === 'made');
  const inverse = made.flatMap(({ item: { id, name, undo } }) => (undo ? [{ id, name, send: undo }] : []));
  return inverse.length === made.length ? inverse : [];
}

function useJobWords(label: string, isUndoing: boolean): JobWords {
  const words = useMessages(bulkJobMessages);
  if (!isUndoing) return { ...words, running: label };
  return {
    running: words.undoing,
    allDone: words.allUndone,
    summary: words.undoSummary,
    unknownSummary: words.unknownUndoSummary,
    failures: words.undoFailures,
    unknown: words.unknownUndo,
  };
}

function useResultsCsv(isUndoing: boolean): (results: readonly ItemResult[]) => string {
  const words = useMessages(bulkJobMessages);
  const outcomeWords = useOutcomeWords();
  const reasonOf = useItemReason();
  const [separator] = useCsvSeparator();
  return (results) =>
    resultsCsv({
      separator,
      heads: [words.csvId, words.csvName, words.csvResult, words.csvReason],
      results,
      words: isUndoing ? { ...outcomeWords, made: words.csvUndone } : outcomeWords,
      reasonOf,
      cellsOf: ({ id, name }) => [id, name],
    });
}
