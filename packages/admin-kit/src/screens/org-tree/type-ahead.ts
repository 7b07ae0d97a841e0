import { foldText } from '../../text/fold.ts';
import type { TreeView } from './tree-view.ts';

/** The characters typed so far. */
export interface TypeAhead {
  readonly text: string;
  /** When the last one was typed, in milliseconds of the event's clock. */
  readonly at: number;
}

/** How long after a character the next one still belongs to the same word. */
const PAUSE_MS = 1_000;

export const noTypeAhead: TypeAhead = { text: '', at: Number.NEGATIVE_INFINITY };

export function isTyping({ text, at }: TypeAhead, now: number): boolean {
  return text !== '' && now - at <= PAUSE_MS;
}

export function typeCharacter(typed: TypeAhead, character: string, now: number): TypeAhead {
  return { text: (isTyping(typed, now) ? typed.text : '') + character, at: now };
}

/**
 * The row whose name begins with what was typed, going round from the row of the tab stop; -1 if there is none. One
 * character, also repeated, goes on to the next such row; a longer text may stay where it is.
 */
export function findTyped(view: TreeView, fromRow: number, typed: string): number {
  const text = foldText(typed.trimStart());
  const [first = ''] = text;
  const isOneCharacter = text === first.repeat(text.length);
  const prefix = isOneCharacter ? first : text;
  if (prefix === '') return -1;
  const { rows, forest } = view;
  for (let step = isOneCharacter ? 1 : 0; step <= rows.length; step++) {
    const row = (fromRow + step) % rows.length;
    if (
      forest
        .foldedName(rows[row] as number)
        .trimStart()
        .startsWith(prefix)
    )
      return row;
  }
  return -1;
}
