import { cx } from 'class-variance-authority';
import { dropWidths } from './column-fit.ts';
import { minWidthClass, shareClass, sharesClass } from './column-size.ts';
import { type DataTableColumn, kindOf, minWidthOf, shareOf } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';

/** Classes of the columns shown, and of the row of their headers; `extraPx` is the room that selection and actions take. */
export function layOutColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  extraPx: number,
): Pick<RowLayout<Row>, 'columns' | 'headRowClass'> {
  const drops = dropWidths(columns, extraPx);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  const laidOut = columns.map((column) => {
    const share = shareOf(column);
    const drop = drops.get(column.id);
    const dropClass = drop !== undefined && `ak-drop-${drop}`;
    const modifier = (block: string) => cx(block, `${block}--${kindOf(column)}`, dropClass);
    return {
      ...column,
      headerClass: cx(
        modifier('ak-data-table-header-cell'),
        minWidthClass(minWidthOf(column)),
        share > 0 && ['ak-data-table-header-cell--shares', shareClass(share)],
      ),
      cellClass: cx(
        modifier('ak-data-table-cell'),
        share > 0 && 'ak-data-table-cell--shares',
        column.isRowHeader && 'ak-data-table-cell--row-header',
      ),
    };
  });
  return { columns: laidOut, headRowClass: cx('ak-data-table-head-row', sharesClass(shares)) };
}
