import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { foldText, isStartFound, spellingsOf } from '../../text/fold.ts';
import type { TreeView } from './visible-rows.ts';

export type TreeCommand =
  | 'next'
  | 'previous'
  | 'nextPage'
  | 'previousPage'
  | 'first'
  | 'last'
  | 'inward'
  | 'outward'
  | 'select'
  | 'openSiblings'
  | { readonly type: string };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

const commands: Readonly<Record<string, TreeCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'nextPage',
  PageUp: 'previousPage',
  Home: 'first',
  End: 'last',
  Enter: 'select',
  '*': 'openSiblings',
};

/** null for keys of the browser or the host. @param isTyping a typed word may contain a space */
export function commandOf(
  press: KeyPress,
  { isRtl, isTyping }: { isRtl: boolean; isTyping: boolean },
): TreeCommand | null {
  const { key } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || isOfInputMethod(press)) return null;
  if (key === 'ArrowRight') return isRtl ? 'outward' : 'inward';
  if (key === 'ArrowLeft') return isRtl ? 'inward' : 'outward';
  if (key === ' ' && !isTyping) return 'select';
  if (Object.hasOwn(commands, key)) return commands[key] as TreeCommand;
  return [...key].length === 1 ? { type: key } : null;
}

interface TypeAhead {
  readonly text: string;
  readonly at: number;
}

const PAUSE_MS = 1_000;

export const noTypeAhead: TypeAhead = { text: '', at: Number.NEGATIVE_INFINITY };

export function isTyping({ text, at }: TypeAhead, now: number): boolean {
  return text !== '' && now - at <= PAUSE_MS;
}

export function typeCharacter(typed: TypeAhead, character: string, now: number): TypeAhead {
  return { text: (isTyping(typed, now) ? typed.text : '') + character, at: now };
}

export function findTyped(view: TreeView, fromRow: number, typed: string): number {
  const text = foldText(typed.trimStart());
  const [first = ''] = text;
  const isOneCharacter = text === first.repeat(text.length);
  const prefixes = isOneCharacter ? [first] : spellingsOf(typed.trimStart());
  if (first === '') return -1;
  const { rows, forest } = view;
  for (let step = isOneCharacter ? 1 : 0; step <= rows.length; step++) {
    const row = (fromRow + step) % rows.length;
    if (isStartFound(prefixes, forest.foldedName(rows[row] as number))) return row;
  }
  return -1;
}
