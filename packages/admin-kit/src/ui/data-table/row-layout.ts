import type { ComponentProps, ElementType } from 'react';
import type { MenuEntry } from '../menu/menu.tsx';
import type { StatusTone } from '../status/status.tsx';
import type { DataTableColumn } from './data-table-column.ts';

/** A column with all that its cells have in common worked out once. */
export interface LaidOutColumn<Row> extends DataTableColumn<Row> {
  /** Of its cells, in the body and among placeholders. */
  readonly cellClass: string;
  readonly headerClass: string;
  /** Its part of the room that is left, as CSS percentage; undefined: as wide as its content. */
  readonly width: string | undefined;
}

/** What all rows of a table share. One object, so that a row knows by its identity whether anything changed. */
export interface RowLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly linkComponent: ElementType<ComponentProps<'a'>>;
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
  readonly rowTone: ((row: Row) => StatusTone | undefined) | undefined;
  readonly rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  readonly onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  /** Names a row in labels. */
  readonly labelOf: (row: Row) => string;
  /** What is put into words, with the locale's numbers. */
  readonly words: {
    readonly number: (value: number | bigint) => string;
    readonly yes: string;
    readonly no: string;
    readonly selectRow: (facts: { row: string }) => string;
    readonly actionsFor: (facts: { row: string }) => string;
  };
}
