import { cx } from 'class-variance-authority';
import { type MouseEvent, memo, type ReactNode, useId, useMemo, useState } from 'react';
import { RowHeaderContext } from '../../accessibility/row-header.ts';
import { isModified, onPlainPress } from '../../browser/plain-press.ts';
import { isPlainText } from '../../text/visible-text.ts';
import { buttonClass } from '../button/button.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.tsx';
import { hostLinkClass } from '../link/link.tsx';
import { EmptyValue } from '../text/empty-value.tsx';
import { UserText, withLineBreaks } from '../text/user-text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Time } from '../time/time.tsx';
import { type DataTableColumn, kindOf, linkColumnOf, shownValue } from './data-table-column.ts';
import type { LaidOutColumn, RowLayout } from './row-layout.ts';
import '../button/button.css';
import '../cell/cell-checkbox.css';
import './table-cell.css';
import './table-row.css';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  layout: RowLayout<Row>;
  isSelected: boolean;
}

const actionsClass = buttonClass({
  variant: 'quiet',
  size: 'small',
  isIconOnly: true,
  className: 'ak-row-actions',
});

const moreClass = buttonClass({ variant: 'quiet', size: 'small', className: 'ak-data-table-more' });

/** Plain elements, so that twenty rows appear within one frame. */
function TableRowView<Row>({ id, row, layout, isSelected }: TableRowProps<Row>) {
  const { columns, onSelect, opensAnywhere, rowActions, words } = layout;
  const [isOpen, setIsOpen] = useState(false);
  const elementId = useId();
  const label = layout.labelOf(row);
  const hasHeader = columns.some(({ isRowHeader }) => isRowHeader);
  const header = useMemo(
    () => ({ id: `${elementId}-header`, text: hasHeader ? label : '' }),
    [elementId, label, hasHeader],
  );
  const linkColumn = linkColumnOf<Row, LaidOutColumn<Row>>(columns, row);
  const openFromAnywhere = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isControl(event.target) || isSelectingText()) return;
    if (event.button === 1 || isModified(event)) pressLink(event);
    else layout.onRowOpen?.(row);
  };
  return (
    <RowHeaderContext value={header}>
      <tr
        id={layout.hasMore ? elementId : undefined}
        className="ak-data-table-row"
        data-state={isSelected ? 'selected' : undefined}
        data-tone={layout.rowTone?.(row)}
        data-more={isOpen ? 'shown' : undefined}
        data-opens={opensAnywhere ? '' : undefined}
        onClick={opensAnywhere ? openFromAnywhere : undefined}
        onAuxClick={opensAnywhere ? (event) => event.button === 1 && openFromAnywhere(event) : undefined}
      >
        {onSelect && (
          <td className="ak-data-table-cell ak-data-table-cell--select">
            <input
              type="checkbox"
              className="ak-cell-checkbox"
              aria-label={words.selectRow({ row: label })}
              checked={isSelected}
              onChange={({ target, nativeEvent }) =>
                onSelect(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </td>
        )}
        {columns.map((column) => {
          const content = cellContent(column, row, words);
          const linked = column === linkColumn ? linkOf(content, row, layout) : content;
          return column.isRowHeader ? (
            <th key={column.id} id={header.id} scope="row" className={column.cellClass}>
              {linked}
            </th>
          ) : (
            <td
              key={column.id}
              className={column.cellClass}
              data-label={column.header}
              translate={kindOf(column) === 'id' ? 'no' : undefined}
            >
              {linked}
            </td>
          );
        })}
        {layout.hasMore && (
          <td className="ak-data-table-cell ak-data-table-cell--more">
            <button
              type="button"
              className={moreClass}
              aria-label={words.moreOf({ row: label })}
              aria-expanded={isOpen}
              aria-controls={elementId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className="ak-button-label">{words.more}</span>
              <ChevronDownIcon />
            </button>
          </td>
        )}
        {rowActions && (
          <td className="ak-data-table-cell ak-data-table-cell--actions">
            <button
              type="button"
              className={actionsClass}
              aria-label={words.actionsFor({ row: label })}
              aria-haspopup="menu"
              aria-expanded={false}
              data-row-actions={id}
            />
          </td>
        )}
      </tr>
    </RowHeaderContext>
  );
}

export const TableRow = memo(TableRowView) as typeof TableRowView;

function linkOf<Row>(content: ReactNode, row: Row, layout: RowLayout<Row>) {
  const { linkComponent: Link, onRowOpen } = layout;
  const href = layout.rowHref?.(row);
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className={cx('ak-data-table-row-link', hostLinkClass(Link))}
        onClick={layout.opensHere && onRowOpen ? onPlainPress(() => onRowOpen(row)) : undefined}
      >
        {content}
      </Link>
    );
  }
  if (onRowOpen === undefined) return content;
  return (
    <button type="button" className="ak-data-table-row-link" onClick={() => onRowOpen(row)}>
      {content}
    </button>
  );
}

function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'a, button, input, select, textarea, label, [role="menu"], [role="dialog"], .ak-data-table-cell--select',
    ) !== null
  );
}

/** So that the browser opens its address in a new tab, as it does for the link itself. */
function pressLink({ currentTarget, ctrlKey, metaKey, shiftKey, button }: MouseEvent): void {
  const link = currentTarget.querySelector('a.ak-data-table-row-link');
  const isMiddle = button === 1;
  link?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || isMiddle,
      metaKey: metaKey || isMiddle,
      shiftKey,
    }),
  );
}

function isSelectingText(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

/** A page has hundreds of cells, so this is no component. */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  words: RowLayout<Row>['words'],
): ReactNode {
  if (column.cell !== undefined) return column.cell(row) ?? <EmptyValue />;
  const value = shownValue(column, column.value?.(row));
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return <EmptyValue />;
  if (value instanceof Date) return <Time value={value} />;
  if (typeof value === 'boolean') {
    return (
      <>
        {value ? (
          <CheckIcon />
        ) : (
          <span aria-hidden="true" className="ak-empty-value">
            –
          </span>
        )}
        <VisuallyHidden className="ak-data-table-flag-word">{value ? words.yes : words.no}</VisuallyHidden>
      </>
    );
  }
  if (typeof value === 'string') {
    if (!isPlainText(value)) return <UserText text={value} />;
    return (
      <bdi translate="no" className="ak-user-text">
        {column.wraps ? withLineBreaks(value) : value}
      </bdi>
    );
  }
  // An id is a name, so its digits are not grouped.
  return kindOf(column) === 'id' ? String(value) : words.number(value);
}
