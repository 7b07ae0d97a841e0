import { skeletonClass } from '../skeleton/skeleton.tsx';
import { shareOf } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';
import '../skeleton/skeleton.css';

/** Ragged as words are, the same each time. */
const WIDTHS = ['60%', '80%', '50%', '70%', '80%', '60%', '70%'] as const;

/** Rows in the shape of what comes: plain elements, since they have to go within a frame. */
export function SkeletonRows<Row>({ layout, rowCount }: { layout: RowLayout<Row>; rowCount: number }) {
  const { columns, onSelect, rowActions } = layout;
  return Array.from({ length: rowCount }, (_, rowIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a placeholder takes focus
    <tr key={rowIndex} className="ak-data-table-row" aria-hidden="true">
      {onSelect && <td className="ak-data-table-cell ak-data-table-cell--select" />}
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={column.cellClass}>
          <span
            className={skeletonClass(
              'text',
              shareOf(column) > 0 ? WIDTHS[(rowIndex * 3 + columnIndex) % WIDTHS.length] : '70%',
            )}
          />
        </td>
      ))}
      {rowActions && <td className="ak-data-table-cell ak-data-table-cell--actions" />}
    </tr>
  ));
}
