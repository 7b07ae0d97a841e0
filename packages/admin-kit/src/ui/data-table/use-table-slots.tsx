import { type ReactNode, use, useMemo, useState } from 'react';
import type { MenuEntry } from '../menu/menu.tsx';
import { SlotsContext, type TableSlots, type TableTool } from '../slot/screen-slots.ts';
import { Slot } from '../slot/slot.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { TableViewProps } from './data-table-props.ts';

const noIds: ReadonlySet<string> = new Set();

export function useTableSlots<Row>(props: TableViewProps<Row>): TableViewProps<Row> {
  const slots = use(SlotsContext)?.tables?.[props.table.name ?? ''] as TableSlots<Row> | undefined;
  const [selectedIds, onChange] = useState(noIds);
  const ownSelection = useMemo(() => ({ selectedIds, onChange }), [selectedIds]);
  const columns = useMemo(() => joinedColumns(props.columns, slots?.columns), [props.columns, slots]);
  const rowActions = useMemo(
    () => joinedActions(props.rowActions, slots?.rowActions),
    [props.rowActions, slots],
  );
  if (slots === undefined) return props;
  const { bulkActions } = slots;
  const selection = props.selection ?? (bulkActions && ownSelection);
  const hides = (tool: TableTool) => slots.hides?.includes(tool) ?? false;
  return {
    ...props,
    columns,
    rowActions,
    actions: joined(props.actions, slots.actions),
    selection,
    selectionActions:
      bulkActions && selection
        ? joined(
            props.selectionActions,
            selection.selectedIds.size > 0 && bulkActions(chosenRows(props, selection.selectedIds)),
          )
        : props.selectionActions,
    emptyState: slots.emptyState === undefined ? props.emptyState : <Slot>{slots.emptyState}</Slot>,
    ...(hides('filter') && { filterLabel: undefined }),
    ...(hides('columns') && { hasColumnChoice: false }),
    ...(hides('reload') && { refreshLabel: undefined }),
    ...(hides('export') && { hasExport: false }),
  };
}

function joined(ours: ReactNode, theirs: ReactNode): ReactNode {
  if (!theirs) return ours;
  return (
    <>
      {ours}
      <Slot>{theirs}</Slot>
    </>
  );
}

function joinedColumns<Row>(
  ours: readonly DataTableColumn<Row>[],
  theirs: readonly DataTableColumn<Row>[] | undefined,
): readonly DataTableColumn<Row>[] {
  if (theirs === undefined) return ours;
  const added = new Map(theirs.map((column) => [column.id, inSlot(column)]));
  const kept = ours.map((column) => {
    const replacement = added.get(column.id) ?? column;
    added.delete(column.id);
    return replacement;
  });
  const end = kept.at(-1)?.id === 'actions' ? -1 : kept.length;
  return [...kept.slice(0, end), ...added.values(), ...kept.slice(end)];
}

function inSlot<Row>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  const { cell } = column;
  return cell ? { ...column, cell: (row) => <Slot>{cell(row)}</Slot> } : column;
}

type RowActions<Row> = ((row: Row) => readonly MenuEntry[]) | undefined;

function joinedActions<Row>(ours: RowActions<Row>, theirs: RowActions<Row>): RowActions<Row> {
  if (ours === undefined || theirs === undefined) return ours ?? theirs;
  return (row) => {
    const added = theirs(row);
    return added.length === 0 ? ours(row) : [...ours(row), { kind: 'separator' }, ...added];
  };
}

function chosenRows<Row>({ read, rows, getRowId }: TableViewProps<Row>, ids: ReadonlySet<string>) {
  const all = (read?.status === 'ready' ? read.data : rows) ?? [];
  return all.filter((row) => ids.has(getRowId(row)));
}
