import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { letterOf } from '../../accessibility/letter-of.ts';
import { runUrgently } from '../../browser/run-urgently.ts';
import { useMessages } from '../../messages/messages.ts';
import type { Draft } from '../../parts/use-draft.ts';
import { linesOf } from '../../people/lines.ts';
import { readingPeople, readPeople } from '../../people/read-people.ts';
import type { ReadOptions } from '../../people/read-table.ts';
import type { Reading } from '../../people/reading.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';
import { onlyPeople } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';

/** Where pasted people are in the text of the box. */
interface Place {
  readonly before: string;
  readonly after: string;
}

/** People read from pasted text or a file. The other cells stay in the page's memory only. */
export interface TakenPeople {
  readonly reading: Reading;
  readonly options: ReadOptions;
  /** The box without the lines that came from the text. */
  readonly undone: string;
  readonly content: string;
  readonly place: Place;
  /** The encoding of the file if it was guessed. */
  readonly guessedAs?: string | undefined;
  readonly text: string;
}

/** People whose letters depend on a guess. */
export interface GuessedPeople {
  readonly encoding: string;
  readonly names: ReadonlySet<string>;
}

export interface PeopleText {
  readonly text: string;
  /** null: the box has changed since. */
  readonly taken: TakenPeople | null;
  readonly guessed: GuessedPeople | null;
  /** A long text is being read. The box waits for its people. */
  readonly isReading: boolean;
  /** From what the box is made, if it is as it was made. */
  readonly source: string | null;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  change(text: string): void;
  paste(event: ClipboardEvent<HTMLTextAreaElement>): void;
  /**
   * Puts people of a file below the lines that were there before.
   * @param from `last` was read from the same file before, and its choices still hold
   */
  takeFile(content: string, before: string, from: { guessedAs?: string | undefined; last?: string }): void;
  /** Reads the lines of the box as if they had been pasted. */
  takeLines(): void;
  takeAgain(options: ReadOptions): void;
  undo(): void;
  startOver(): void;
  undoByKey(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** The text of the box. The draft keeps only the addresses and user names of it. */
export function usePeopleText(
  draft: Pick<Draft<{ text: string }>, 'fields' | 'change' | 'discard'>,
  onChange: () => void,
): PeopleText {
  const words = useMessages(orgUsersMessages);
  const [text, setText] = useState(draft.fields.text);
  const [lastTaken, setLastTaken] = useState<TakenPeople | null>(null);
  const taken = lastTaken?.text === text ? lastTaken : null;
  const box = useRef<HTMLTextAreaElement>(null);

  const change = (next: string) => {
    onChange();
    setText(next);
    draft.change({ text: onlyPeople(next) });
  };
  const put = (next: Omit<TakenPeople, 'text'>) => {
    const result = textOf(next.reading, next.place);
    setLastTaken({ ...next, text: result });
    change(result);
  };
  const [source, setSource] = useState<string | null>(null);
  const stopReading = useRef(() => {});
  useEffect(() => () => stopReading.current(), []);
  const read = (next: Omit<TakenPeople, 'text' | 'reading'>, raw: string, known: Reading | null = null) => {
    const { content, options } = next;
    const end = (reading: Reading) => {
      setSource(null);
      if (isEmpty(reading)) change(raw);
      else put({ ...next, reading });
    };
    stopReading.current();
    if (content.length < LONG) return end(known ?? readPeople(content, options));
    setSource(content);
    stopReading.current = runUrgently(readingPeople(content, options), { onStep: () => {}, onEnd: end });
  };
  const undo = () => {
    if (taken === null) return;
    change(taken.undone);
    announce(words.announceUndone);
    box.current?.focus();
  };
  return {
    text,
    taken,
    guessed: useMemo(() => guessedOf(lastTaken), [lastTaken]),
    isReading: source !== null,
    source: source ?? taken?.content ?? null,
    box,
    change,
    paste: (event) => {
      const content = event.clipboardData.getData('text');
      // The selection counts in the text of the box. Line ends of a file can differ from it.
      const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
      const known = content.length < LONG ? readPeople(content) : null;
      if (readOnly || (known && goesInAsItIs(known, content))) return;
      event.preventDefault();
      const place = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
      const undone = `${place.before}${content}${place.after}`;
      read({ content, place, undone, options: {} }, undone, known);
    },
    takeFile: (content, linesBefore, { guessedAs, last }) => {
      const before = linesBefore.trim() === '' ? '' : `${linesBefore.trimEnd()}\n`;
      const options = taken?.content === last ? (taken?.options ?? {}) : {};
      const place = { before, after: '' };
      read({ content, place, undone: linesBefore, options, guessedAs }, before + content);
    },
    takeLines: () => {
      read({ content: text, place: { before: '', after: '' }, undone: text, options: {} }, text);
      box.current?.focus();
    },
    takeAgain: (more) => {
      if (taken !== null) read({ ...taken, options: { ...taken.options, ...more } }, taken.text);
    },
    undo,
    startOver: () => {
      stopReading.current();
      setSource(null);
      change('');
      draft.discard();
    },
    undoByKey: (event) => {
      const isUndo = letterOf(event) === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || taken === null || event.currentTarget.readOnly) return;
      event.preventDefault();
      undo();
    },
  };
}

function guessedOf(taken: TakenPeople | null): GuessedPeople | null {
  if (taken?.guessedAs === undefined) return null;
  const names = taken.reading.people.map(({ name }) => name).filter((name) => /[^\0-\x7F]/.test(name));
  return { encoding: taken.guessedAs, names: new Set(names) };
}

/** Some 700 lines, which are read in 20 ms. */
const LONG = 20_000;

const isEmpty = ({ people, leftOut }: Reading) => people.length === 0 && leftOut.inactive.length === 0;

/** The box reads lines itself, and the browser undoes them. */
function goesInAsItIs(reading: Reading, content: string): boolean {
  const { people, table } = reading;
  if (isEmpty(reading)) return true;
  if (table !== null) return false;
  const lines = linesOf(content)
    .map((line) => withoutHiddenCharacters(line).trim())
    .filter((line) => line !== '');
  return lines.length === people.length && lines.every((line, index) => line === people[index]?.name);
}

function textOf({ people }: Reading, { before, after }: Place): string {
  const names = people.map(({ name }) => name).join('\n');
  const start = before.trim() === '' || /\n[^\S\n]*$/.test(before) ? before : `${before}\n`;
  const end = after === '' || /^[^\S\n]*\n/.test(after) || names === '' ? after : `\n${after}`;
  return `${start}${names}${end}`;
}
