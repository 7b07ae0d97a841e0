import { type ComponentType, createContext } from 'react';
import type { DataTableState } from './data-table-state.ts';

/** What is given to whatever a host puts into the toolbar of a table. */
export interface TableViewsProps {
  /** The table's name: 'users'. */
  table: string;
  /** What people call it: 'Users'. */
  label: string;
  state: DataTableState;
  /** What the table starts with. */
  start: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/**
 * What a host does for all tables that have a name. A new object says that what it keeps may have changed; keep it, and
 * the states it answers, the same until then.
 */
export interface TableHost {
  /** The state it keeps for a table that no screen controls. Called while rendering. */
  read(table: string, start: DataTableState): DataTableState;
  /** Fires with the whole next state of such a table for every change a person makes. */
  write(table: string, state: DataTableState, start: DataTableState): void;
  /** Stands in the toolbar of each table with a name, for example saved views. @default nothing */
  readonly Views?: ComponentType<TableViewsProps>;
}

export const TableHostContext = createContext<TableHost | null>(null);
