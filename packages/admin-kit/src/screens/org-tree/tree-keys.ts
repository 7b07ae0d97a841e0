/** What a key asks of the tree, by the tree view pattern of the ARIA Authoring Practices. */
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

/**
 * The command of a key; null for keys that belong to the browser or the host.
 * @param isTyping whether a word is being typed: a space then is part of it
 */
export function commandOf(
  press: KeyPress,
  { isRtl, isTyping }: { isRtl: boolean; isTyping: boolean },
): TreeCommand | null {
  const { key } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (key === 'ArrowRight') return isRtl ? 'outward' : 'inward';
  if (key === 'ArrowLeft') return isRtl ? 'inward' : 'outward';
  if (key === ' ' && !isTyping) return 'select';
  if (Object.hasOwn(commands, key)) return commands[key] as TreeCommand;
  // Named keys (F1, Tab, Dead …) are longer than one character.
  return [...key].length === 1 ? { type: key } : null;
}
