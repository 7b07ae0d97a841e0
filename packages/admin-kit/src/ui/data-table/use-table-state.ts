import { useEffect, useRef, useState } from 'react';
import { type DataTableState, defaultTableState } from './data-table-state.ts';

export interface TableStateOptions {
  /** Controls the table, together with `onStateChange`. @default the table keeps its own */
  state?: DataTableState;
  /** What an uncontrolled table starts with. @default 20 rows a page, unsorted, unfiltered */
  initialState?: Partial<DataTableState>;
  /** Fires with the whole next state, for every change a person makes. */
  onStateChange?: (state: DataTableState) => void;
}

/** The table's state, the host's or its own, and how to change a part of it. */
export function useTableState({ state, initialState, onStateChange }: TableStateOptions): {
  state: DataTableState;
  change: (part: Partial<DataTableState>) => void;
} {
  const [own, setOwn] = useState<DataTableState>(() => ({ ...defaultTableState, ...initialState }));
  const current = state ?? own;
  // Two changes may come before the first is rendered; the second must not undo it.
  const newest = useRef(current);
  useEffect(() => {
    newest.current = current;
  }, [current]);

  const change = (part: Partial<DataTableState>) => {
    const next = { ...newest.current, ...part };
    newest.current = next;
    setOwn(next);
    onStateChange?.(next);
  };
  return { state: current, change };
}
