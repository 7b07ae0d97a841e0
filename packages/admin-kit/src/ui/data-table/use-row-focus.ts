import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusUnlessTaken } from '../../accessibility/focus.ts';

interface FocusedRow {
  readonly row: HTMLTableRowElement;
  readonly index: number;
  readonly rows: HTMLTableSectionElement;
}

/** When a focused row leaves, focus goes to the next row or the table, not to a control that would take typing. */
export function useRowFocus(pageRows: readonly unknown[]) {
  const focused = useRef<FocusedRow | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can take the focused one away
  useLayoutEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    const { index, rows } = focused.current;
    focused.current = null;
    focusUnlessTaken((rows.children[index] ?? rows.lastElementChild ?? rows.parentElement) as HTMLElement);
  }, [pageRows]);
  return ({ currentTarget, target, type }: FocusEvent<HTMLTableSectionElement>) => {
    const row = type === 'focus' ? target.closest('tr') : null;
    focused.current = row && { row, index: row.sectionRowIndex, rows: currentTarget };
  };
}
