import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRestoreFocusOnUnmount } from '../accessibility/focus.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { useListText } from '../messages/list-text.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { visibleText } from '../text/visible-text.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { focusFirstInvalid } from '../ui/field/field.tsx';
import { useCsvSeparator } from '../ui/menu/separator-menu.tsx';
import type { BulkAction, BulkCandidate } from './bulk-items.ts';
import { type ItemResult, isDone, resultsCsv } from './bulk-job.ts';
import { NameList, useItemReason, useOutcomeWords } from './bulk-views.tsx';
import { JobDialog, type JobWords } from './job-dialog.tsx';
import { bulkJobMessages } from './messages.ts';
import { inverseOf } from './offer-undo.ts';
import { type BulkItem, useBulkJob } from './use-bulk-job.ts';

export interface BulkActionDialogProps {
  action: BulkAction;
  /** Asks what is still to be decided, in place of the list of what is affected. */
  children?: ReactNode;
  /** Why it cannot start yet. */
  disabledReason?: string | undefined;
  /** Before the job. false: something is to be corrected, which `children` say. Must not reject. */
  check?: () => Promise<boolean>;
  /** What is still to be done by hand after the job. */
  rest?: ReactNode;
  onClose: (doneIds: ReadonlySet<string>) => void;
}

export default function BulkActionDialog({
  action,
  children,
  disabledReason,
  check,
  rest,
  onClose,
}: BulkActionDialogProps) {
  const words = useMessages(bulkJobMessages);
  const { cancel, close } = useMessages(controlMessages);
  const count = useCount();
  const { offersUndo } = useAdminKit();
  const inList = useListText();
  const stays = (names: readonly string[]) =>
    words.stays({ names: inList(names.map((name) => visibleText(name))) });
  const job = useBulkJob(action.keys, { label: action.label, about: action.job, stays });
  const [isUndoing, setIsUndoing] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [refusedCount, setRefusedCount] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const jobWords = useJobWords(action.label, isUndoing);
  const allDone = (!isUndoing && action.done) || jobWords.allDone;
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
  const inverse = results !== null && !isUndoing && offersUndo() ? inverseOf(results) : null;
  const canUndo = inverse !== null && inverse.items.length > 0;

  const waitsFor = left.length === 0 ? words.nothingToDo : hasStarted ? undefined : disabledReason;
  const submit = async () => {
    if (waitsFor !== undefined || isChecking) return;
    if (!hasStarted && check) {
      setIsChecking(true);
      const isSound = await check();
      setIsChecking(false);
      if (!isSound) return setRefusedCount((refused) => refused + 1);
    }
    setIsRetrying(results !== null);
    void job.run(left);
  };
  useEffect(() => {
    if (refusedCount > 0) focusFirstInvalid(form.current?.closest('form') ?? null);
  }, [refusedCount]);
  const undo = () => {
    setIsUndoing(true);
    setIsRetrying(false);
    void job.run(inverse?.items ?? [], { isNew: true });
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
      onSubmit={() => void submit()}
      isBusy={isChecking}
      job={job}
      end={job.ended?.end ?? null}
      words={jobWords}
      results={results}
      file={{ name: `${action.name}-results.csv`, text: () => csvOf(results ?? []) }}
      actions={
        <>
          {(canUndo || (isRunning && isUndoing && !isRetrying)) && (
            <UndoButton isBusy={isRunning} onClick={undo}>
              {words.undo}
            </UndoButton>
          )}
          {!isAllDone && (
            <Button data-first-focus={children ? undefined : true} onClick={leave}>
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
              isBusy={isChecking || (isRunning && !(isUndoing && !isRetrying))}
              disabledReason={waitsFor}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div ref={form} role="status">
        {isAllDone && <Alert tone="success">{allDone(count(results.length))}</Alert>}
      </div>
      {results !== null && !isUndoing && rest}
      {canUndo && inverse.stays.length > 0 && <Alert>{stays(inverse.stays)}</Alert>}
      {action.warning && !hasStarted && <Alert tone="warning">{action.warning}</Alert>}
      {!hasStarted && (children ?? <Candidates candidates={action.candidates} items={items} />)}
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
