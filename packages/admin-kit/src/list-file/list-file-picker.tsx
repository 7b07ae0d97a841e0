import './list-file.css';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { MessageContext, useCount, useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { BusyContext } from '../ui/dialog/busy-context.ts';
import { SelectField, type SelectOption } from '../ui/field/select.tsx';
import { LARGEST_FILE, type ReadFile, type Refusal } from './list-file.ts';
import { listFileMessages } from './messages.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  /** What is in the box. */
  text: string;
  /** The content from which the box is made, while nobody has changed it by hand. */
  source: string | null;
  /**
   * Puts the content below the lines that were there before.
   * @param from the encoding if it was guessed and nobody has chosen it, and the last content of the same file
   */
  onText: (content: string, before: string, from: { guessedAs?: string | undefined; last?: string }) => void;
}

interface Problem {
  readonly reason: Refusal | 'several' | 'notLoaded';
  readonly size: number;
}

interface Taken {
  readonly file: ReadFile;
  readonly before: string;
}

/** Takes a list from a file that is chosen, or dropped on the dialog around it. */
export function ListFilePicker({ text, source, onText }: Props) {
  const words = useMessages(listFileMessages);
  const count = useCount();
  const { locale } = use(MessageContext);
  const isBusy = use(BusyContext);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [arrived, setArrived] = useState<ReadFile | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const read = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (file === undefined) return;
      const refuse = (reason: Problem['reason']) => setProblem({ reason, size: file.size });
      setTaken(null);
      setProblem(null);
      if (files.length > 1) {
        refuse('several');
        return;
      }
      setIsReading(true);
      try {
        const { readListFile } = await import('./read-list-file.ts');
        const list = await readListFile(file, locale);
        if (list.kind === 'refused') refuse(list.reason);
        else setArrived(list);
      } catch {
        refuse('notLoaded');
      }
      setIsReading(false);
    },
    [locale],
  );

  // What was typed while a large file was read stays. Lines that are being sent are not touched until they have left.
  useEffect(() => {
    if (arrived === null || isBusy) return;
    setArrived(null);
    setTaken({ file: arrived, before: text });
    const { kind, chosen, choices } = arrived;
    onText(arrived.text, text, {
      guessedAs: kind === 'text' ? labelOf(chosen, choices) || undefined : undefined,
    });
  }, [arrived, isBusy, text, onText]);

  const isOver = useFileDrop(root, isBusy || isReading ? null : read);
  // Another encoding would undo what was changed by hand since then.
  const shown = taken?.file.text === source ? taken : null;
  const readAgain = (last: Taken, chosen: string) => {
    const file = { ...last.file, chosen, text: last.file.readAs(chosen) };
    setTaken({ ...last, file });
    onText(file.text, last.before, { last: last.file.text });
  };
  const choices = shown?.file.choices ?? [];
  const sentences = ({ chosen, choices: all }: ReadFile) => {
    const { label = '', hiddenRows } = all.find(({ value }) => value === chosen) ?? {};
    const hasOtherSheets = all.some(
      (choice) => !choice.isWhole && Number.parseInt(choice.value, 10) !== Number.parseInt(chosen, 10),
    );
    return [
      hasOtherSheets && words.sheet({ sheet: label }),
      hiddenRows !== undefined && words.hiddenRows(count(hiddenRows)),
    ].filter((sentence) => sentence !== false);
  };

  return (
    <div ref={root} className="ak-list-file">
      <Button size="small" isBusy={isReading} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={words.choose}
        accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xls,.ods,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          void read(files);
        }}
      />
      <p role="status" className="ak-list-file-note">
        {isReading && words.reading}
        {shown &&
          choices.length > 0 &&
          (shown.file.kind === 'sheet' ? sentences(shown.file).join(' ') : words.readAsHint)}
      </p>
      {shown && choices.length > 0 && (
        <SelectField
          size="small"
          label={shown.file.kind === 'sheet' ? words.sheetToRead : words.readAs}
          options={choices.map(({ value, label, isWhole }) => ({
            value,
            label: isWhole ? words.withHiddenRows({ sheet: label }) : label,
          }))}
          value={shown.file.chosen}
          onValueChange={(choice) => readAgain(shown, choice)}
        />
      )}
      {problem && <ProblemAlert {...problem} />}
      {isOver && <div className="ak-list-file-drop">{words.dropHere}</div>}
    </div>
  );
}

const labelOf = (chosen: string, choices: readonly SelectOption[]) =>
  choices.find(({ value }) => value === chosen)?.label ?? '';

const ASK_FOR_ANOTHER: ReadonlySet<Problem['reason']> = new Set([
  'pdf',
  'image',
  'archive',
  'document',
  'markup',
  'otherSheet',
  'binary',
]);

function ProblemAlert({ reason, size }: Problem) {
  const words = useMessages(listFileMessages);
  const { locale } = use(MessageContext);
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 1_000_000,
    );
  return (
    <Alert
      tone="warning"
      isInterrupting
      title={
        reason === 'tooLarge'
          ? words.tooLarge({ size: megabytes(size), limit: megabytes(LARGEST_FILE) })
          : words[reason]
      }
    >
      {ASK_FOR_ANOTHER.has(reason) ? words.instead : undefined}
    </Alert>
  );
}
