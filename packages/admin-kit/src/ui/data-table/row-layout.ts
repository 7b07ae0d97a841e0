import type { ComponentProps, ElementType } from 'react';
import type { MenuEntry } from '../menu-entry.ts';
import type { DataTableColumn } from './data-table-column.ts';

/** What all rows of a table share. One object, so that a row knows by its identity whether anything changed. */
export interface RowLayout<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly dropWidths: ReadonlyMap<string, number>;
  readonly linkComponent: ElementType<ComponentProps<'a'>> | undefined;
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
  readonly rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  readonly onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  /** Names a row in labels. */
  labelOf(row: Row): string;
}
