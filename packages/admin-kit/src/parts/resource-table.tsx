import { type ReactNode, useCallback } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { TableView } from '../ui/data-table/data-table.tsx';
import type { TableViewProps } from '../ui/data-table/data-table-props.ts';
import type { DataTableState } from '../ui/data-table/data-table-state.ts';
import { type TableControl, useTableState } from '../ui/data-table/use-table-state.ts';
import { useLeftOpen } from './left-open.ts';
import { useControlledOpen } from './use-controlled-open.ts';

export interface TableStateProps {
  /**
   * Controls filter, order, page and columns of the table, together with `onTableStateChange`.
   * @default the table keeps its own, from the screen's initial state
   */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the table. */
  onTableStateChange?: (state: DataTableState) => void;
}

export interface CreatingProps {
  /**
   * Whether the dialog that creates one is open, together with `onCreatingChange`.
   * @default the screen keeps it, open at first if the page or the session ended with it open
   */
  isCreating?: boolean;
  /** Fires when a person opens or closes that dialog. */
  onCreatingChange?: (isCreating: boolean) => void;
}

export function useResourceTable(
  name: string,
  initialState: DataTableState,
  { tableState, onTableStateChange }: TableStateProps,
): TableControl {
  return useTableState({ name, initialState, state: tableState, onStateChange: onTableStateChange });
}

export function useCreating({ isCreating, onCreatingChange }: CreatingProps, draftKey: string) {
  return useControlledOpen(isCreating, onCreatingChange, useLeftOpen(draftKey));
}

export interface TableWords {
  readonly title: string;
  readonly loadFailed?: ReactNode;
  readonly reload?: string;
  readonly filter: string;
  readonly none?: string;
  readonly noneHint?: string;
  readonly noMatch?: string;
}

type WordProps = 'label' | 'emptyText' | 'linkComponent';

export interface ResourceTableProps<Row>
  extends Omit<TableViewProps<Row>, WordProps>,
    Partial<Pick<TableViewProps<Row>, WordProps>> {
  words: TableWords;
  /** Whether a press anywhere on a row opens its `rowHref`, in a new tab by Ctrl or the middle button. @default true */
  opensRows?: boolean;
}

/** The main table of a screen, in the words that all screens name alike. A prop goes before the word. */
export function ResourceTable<Row>({ words, opensRows = true, ...props }: ResourceTableProps<Row>) {
  const { linkComponent, navigate } = useAdminKit();
  const { rowHref } = props;
  const open = useCallback(
    (row: Row) => {
      const href = rowHref?.(row);
      if (href !== undefined) navigate(href);
    },
    [rowHref, navigate],
  );
  return (
    <TableView
      label={words.title}
      failedTitle={words.loadFailed}
      refreshLabel={words.reload}
      filterLabel={words.filter}
      emptyText={words.none}
      emptyHint={words.noneHint}
      noMatchText={words.noMatch}
      linkComponent={linkComponent}
      onRowOpen={opensRows && rowHref ? open : undefined}
      {...props}
    />
  );
}
