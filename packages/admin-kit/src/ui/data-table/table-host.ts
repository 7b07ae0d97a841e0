import type { ComponentType, RefCallback } from 'react';
import { sharedContext } from '../../browser/shared-context.ts';
import type { DataTableState } from './data-table-state.ts';

/** The props of a component that a host adds to the toolbar of a table. */
export interface TableViewsProps {
  /** The table's name: 'users'. */
  table: string;
  /** Its name for people: 'Users'. */
  label: string;
  state: DataTableState;
  /** The table's initial state. */
  start: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/**
 * Stores the state of all named tables. Pass a new object when the stored states may have changed; until then pass the
 * same object, and return the same states.
 */
export interface TableHost {
  /** Returns the stored state of a table that no screen controls. Called while rendering. */
  read(table: string, start: DataTableState): DataTableState;
  /** Fires with the whole next state of such a table, for each change by a person. */
  write(table: string, state: DataTableState, start: DataTableState): void;
  /** Shown in the toolbar of each named table, for example saved views. @default nothing */
  readonly Views?: ComponentType<TableViewsProps>;
  /** Gets the element before the filter of a named table, for the heading of its page. @default no such element */
  readonly headingRef?: (table: string) => RefCallback<HTMLElement> | undefined;
}

export const TableHostContext = sharedContext<TableHost | null>('TableHost', null);
