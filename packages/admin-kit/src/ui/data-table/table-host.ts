import { type ComponentType, createContext } from 'react';
import type { DataTableState } from './data-table-state.ts';

/** The props of the component that a host adds to the toolbar of a table. */
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
 * How a host keeps the state of all named tables. Pass a new object when the kept states may have changed. Until then pass
 * the same object, and return the same states.
 */
export interface TableHost {
  /** Returns the kept state of a table that no screen controls. Called while rendering. */
  read(table: string, start: DataTableState): DataTableState;
  /** Fires with the whole next state of such a table, for each change a person makes. */
  write(table: string, state: DataTableState, start: DataTableState): void;
  /** Shown in the toolbar of each named table, for example saved views. @default nothing */
  readonly Views?: ComponentType<TableViewsProps>;
}

export const TableHostContext = createContext<TableHost | null>(null);
