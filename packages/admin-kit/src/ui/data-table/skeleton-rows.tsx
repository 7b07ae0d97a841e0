import { Skeleton } from '../skeleton.tsx';
import { kindOf, shareOf } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';

/** Ragged as words are, the same each time. */
const WIDTHS = ['62%', '78%', '54%', '70%', '86%', '58%', '74%'];

/** Rows in the shape of what comes. */
export function SkeletonRows<Row>({ layout, rowCount }: { layout: RowLayout<Row>; rowCount: number }) {
  const { columns, dropWidths, onSelect, rowActions } = layout;
  return Array.from({ length: rowCount }, (_, rowIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a placeholder takes focus
    <tr key={rowIndex} className="ak-data-table-row" aria-hidden="true">
      {onSelect && <td className="ak-data-table-cell" data-kind="select" />}
      {columns.map((column, columnIndex) => (
        <td
          key={column.id}
          className="ak-data-table-cell"
          data-kind={kindOf(column)}
          data-drop={dropWidths.get(column.id)}
        >
          <Skeleton
            width={shareOf(column) > 0 ? WIDTHS[(rowIndex * 3 + columnIndex) % WIDTHS.length] : '70%'}
          />
        </td>
      ))}
      {rowActions && <td className="ak-data-table-cell" data-kind="actions" />}
    </tr>
  ));
}
