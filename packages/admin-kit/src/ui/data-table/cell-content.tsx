import { type ReactNode, use } from 'react';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { EmptyValue } from '../empty-value.tsx';
import { Icon } from '../icon.tsx';
import { Time } from '../time.tsx';
import { UserText } from '../user-text.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type DataTableColumn, kindOf } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';

/** What a column shows of a row: its own cell, or its value as its kind is shown. */
export function CellContent<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }): ReactNode {
  const { locale } = use(MessageContext);
  const words = useMessages(dataTableMessages);
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
  // An id is a name made of digits: grouping them would make it another one.
  if (typeof value === 'string' || kindOf(column) === 'id') return <UserText text={String(value)} />;
  return new Intl.NumberFormat(locale).format(value);
}
