import type { KeyboardEvent } from 'react';

interface Row<Tab> {
  readonly tabs: readonly Tab[];
  /** Where the focus is. */
  readonly current: number;
  readonly dir: 'ltr' | 'rtl';
}

/** The tab that a key leads to, around the ends of the row; undefined where the key is not for the row. */
export function tabAfterKey<Tab>(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { tabs, current, dir }: Row<Tab>,
): Tab | undefined {
  // With these the browser goes back, or to another word.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return tabs[(current + 1) % tabs.length];
  if (key === back) return tabs.at(current - 1);
  if (key === 'Home' || key === 'PageUp') return tabs[0];
  if (key === 'End' || key === 'PageDown') return tabs.at(-1);
  return undefined;
}
