import { useCallback, useEffect, useRef, useState } from 'react';
import { type DataTableState, defaultTableState } from './data-table-state.ts';

export interface TableStateOptions {
  /** Controls the table, together with `onStateChange`. @default the table keeps its own */
  state: DataTableState | undefined;
  /** What an uncontrolled table starts with. @default 20 rows a page, unsorted, unfiltered */
  initialState: Partial<DataTableState> | undefined;
  /** Fires with the whole next state, for every change a person makes. */
  onStateChange: ((state: DataTableState) => void) | undefined;
}

export type ChangeTableState = (part: Partial<DataTableState>) => void;

/** The table's state, the host's or its own, and how to change a part of it. */
export function useTableState({ state, initialState, onStateChange }: TableStateOptions): {
  state: DataTableState;
  change: ChangeTableState;
} {
  const [own, setOwn] = useState<DataTableState>(() => ({ ...defaultTableState, ...initialState }));
  const current = state ?? own;
  // Two changes may come before the first is rendered; the second must not undo it.
  const newest = useRef(current);
  useEffect(() => {
    newest.current = current;
  }, [current]);
  const tell = useRef(onStateChange);
  useEffect(() => {
    tell.current = onStateChange;
  });

  const change = useCallback((part: Partial<DataTableState>) => {
    const next = { ...newest.current, ...part };
    newest.current = next;
    setOwn(next);
    tell.current?.(next);
  }, []);
  return { state: current, change };
}
