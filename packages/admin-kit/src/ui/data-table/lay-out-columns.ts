import { cx } from 'class-variance-authority';
import { dropWidths } from './column-fit.ts';
import { type DataTableColumn, kindOf, shareOf } from './data-table-column.ts';
import type { LaidOutColumn } from './row-layout.ts';

/** Classes and widths of the columns shown; `extraPx` is the room that selection and actions take. */
export function layOutColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  extraPx: number,
): readonly LaidOutColumn<Row>[] {
  const drops = dropWidths(columns, extraPx);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) => {
    const share = shareOf(column);
    const drop = drops.get(column.id);
    const dropClass = drop !== undefined && `ak-drop-${drop}`;
    const modifier = (block: string) => cx(block, `${block}--${kindOf(column)}`, dropClass);
    return {
      ...column,
      headerClass: cx(
        modifier('ak-data-table-header-cell'),
        share > 0 && 'ak-data-table-header-cell--shares',
      ),
      cellClass: cx(
        modifier('ak-data-table-cell'),
        share > 0 && 'ak-data-table-cell--shares',
        column.isRowHeader && 'ak-data-table-cell--row-header',
      ),
      width: share > 0 ? `${(share / shares) * 100}%` : undefined,
    };
  });
}
