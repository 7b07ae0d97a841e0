import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { linesOf } from '../../people/read-list.ts';
import { readPeople } from '../../people/read-people.ts';
import type { ReadOptions } from '../../people/read-table.ts';
import type { Reading } from '../../people/reading.ts';
import type { Draft } from '../../provider/use-draft.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';
import { onlyPeople } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';

/** Where pasted people stand in the text of the box. */
interface Place {
  readonly before: string;
  readonly after: string;
}

/** People who were read from a pasted text or a file. Its other cells are in the memory of the page alone. */
export interface TakenPeople {
  readonly reading: Reading;
  readonly options: ReadOptions;
  /** The box without what was made of the text. */
  readonly undone: string;
  readonly content: string;
  readonly place: Place;
  readonly text: string;
}

export interface PeopleText {
  readonly text: string;
  /** null: the box is not as it was taken. */
  readonly taken: TakenPeople | null;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  change(text: string): void;
  paste(event: ClipboardEvent<HTMLTextAreaElement>): void;
  /**
   * Puts people of a file below the lines that were there before. Returns what is then in the box.
   * @param last what was read from the same file before, whose choices still hold
   */
  takeFile(content: string, before: string, last?: string): string;
  /** Reads the lines of the box as if they had been pasted. */
  takeLines(): void;
  takeAgain(options: ReadOptions): void;
  undo(): void;
  startOver(): void;
  undoByKey(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** The text of the box. The draft keeps only the addresses and user names of it. */
export function usePeopleText(
  draft: Draft<{ text: string; admin: string }>,
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
  const put = (next: Omit<TakenPeople, 'text'>): string => {
    const result = textOf(next.reading, next.place);
    setLastTaken({ ...next, text: result });
    change(result);
    return result;
  };
  /** null: the text has nothing to leave out, or nobody in it, and goes in as it is. */
  const take = (content: string, place: Place, undone: string, options: ReadOptions = {}): string | null => {
    const reading = readPeople(content, options);
    if (isPlain(reading, content) || isEmpty(reading)) return null;
    return put({ content, reading, place, undone, options });
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
    box,
    change,
    paste: (event) => {
      const content = event.clipboardData.getData('text');
      // The selection counts in the text of the box. Line ends of a file can differ from it.
      const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
      if (readOnly) return;
      const place = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
      if (take(content, place, `${place.before}${content}${place.after}`) !== null) event.preventDefault();
    },
    takeFile: (content, linesBefore, last) => {
      const before = linesBefore.trim() === '' ? '' : `${linesBefore.trimEnd()}\n`;
      const options = taken?.content === last ? taken?.options : {};
      const box = take(content, { before, after: '' }, linesBefore, options);
      if (box === null) change(before + content);
      return box ?? before + content;
    },
    takeLines: () => {
      take(text, { before: '', after: '' }, text);
      box.current?.focus();
    },
    takeAgain: (more) => {
      if (taken === null) return;
      const options = { ...taken.options, ...more };
      put({ ...taken, options, reading: readPeople(taken.content, options) });
    },
    undo,
    startOver: () => {
      change('');
      draft.discard();
    },
    undoByKey: (event) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || taken === null || event.currentTarget.readOnly) return;
      event.preventDefault();
      undo();
    },
  };
}

const isEmpty = ({ people, leftOut }: Reading) => people.length === 0 && leftOut.inactive.length === 0;

/** The box reads lines itself. */
function isPlain({ people, table }: Reading, content: string): boolean {
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
