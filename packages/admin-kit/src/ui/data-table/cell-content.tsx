import type { ReactNode } from 'react';
import { isPlainText } from '../../text/visible-text.ts';
import { Icon } from '../icon/icon.tsx';
import { EmptyValue, UserText } from '../text/user-text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Time } from '../time/time.tsx';
import { type DataTableColumn, kindOf } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';

/**
 * What a column shows of a row: its own cell, or its value as its kind is shown. A function, not a component: a page has
 * hundreds of cells.
 */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  words: RowLayout<Row>['words'],
): ReactNode {
  if (column.cell !== undefined) return column.cell(row) ?? <EmptyValue />;
  const value = column.value?.(row);
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return <EmptyValue />;
  if (value instanceof Date) return <Time value={value} />;
  if (typeof value === 'boolean') {
    return (
      <>
        <Icon
          name={value ? 'check' : 'close'}
          className="ak-data-table-flag"
          data-state={value ? 'on' : 'off'}
        />
        <VisuallyHidden>{value ? words.yes : words.no}</VisuallyHidden>
      </>
    );
  }
  if (typeof value === 'string') {
    return isPlainText(value) ? <bdi className="ak-user-text">{value}</bdi> : <UserText text={value} />;
  }
  // An id is a name made of digits: grouping them would make it another one.
  return kindOf(column) === 'id' ? String(value) : words.number(value);
}
