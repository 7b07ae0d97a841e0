import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DataTableState, defaultTableState } from './data-table-state.ts';
import { TableHostContext } from './table-host.ts';

export interface TableStateOptions {
  name: string | undefined;
  state: DataTableState | undefined;
  initialState: Partial<DataTableState> | undefined;
  firstChoices?: Readonly<Record<string, string>>;
  onStateChange: ((state: DataTableState) => void) | undefined;
}

export type ChangeTableState = (part: Partial<DataTableState>) => void;

/** The one owner of a table's state: who controls it, else the provider's `tables`, else the table itself. */
export interface TableControl {
  readonly name: string | undefined;
  readonly state: DataTableState;
  /** The initial state. */
  readonly start: DataTableState;
  readonly change: ChangeTableState;
  /** Changes one of `choices`. */
  readonly choose: (id: string, value: string) => void;
}

export function useTableState({
  name,
  state,
  initialState,
  firstChoices,
  onStateChange,
}: TableStateOptions): TableControl {
  const [start] = useState<DataTableState>(() => ({
    ...defaultTableState,
    ...initialState,
    choices: { ...firstChoices, ...initialState?.choices },
  }));
  const [own, setOwn] = useState(start);
  const context = use(TableHostContext);
  const host = name === undefined || state !== undefined ? null : context;
  const kept = useMemo(() => host?.read(name ?? '', start), [host, name, start]);
  const current = state ?? kept ?? own;
  // Two changes may precede a render, and a host may show the first late. Neither may undo the other.
  const newest = useRef(current);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const shown = pending.current.lastIndexOf(contentOf(current));
    pending.current = shown === -1 ? [] : pending.current.slice(shown + 1);
    if (pending.current.length === 0) newest.current = current;
  }, [current]);
  const tell = useRef(onStateChange);
  useEffect(() => {
    tell.current = (next) => {
      host?.write(name ?? '', next, start);
      onStateChange?.(next);
    };
  });

  const change = useCallback((part: Partial<DataTableState>) => {
    const next = { ...newest.current, ...part };
    newest.current = next;
    pending.current.push(contentOf(next));
    setOwn(next);
    tell.current?.(next);
  }, []);
  const choose = useCallback(
    (id: string, value: string) => change({ choices: { ...newest.current.choices, [id]: value }, page: 1 }),
    [change],
  );
  return { name, state: current, start, change, choose };
}

const contentOf = ({ filter, sort, page, pageSize, columns, choices }: DataTableState) =>
  JSON.stringify([filter, sort && [sort.columnId, sort.direction], page, pageSize, columns, choices]);
