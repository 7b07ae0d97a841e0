import { type KeyboardEvent, memo, type ReactNode, type RefCallback, useId, useRef, useState } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { Select } from '../field/select.tsx';
import { FilterIcon } from '../icon/icons.tsx';
import { Menu } from '../menu/menu.tsx';
import { canSort, type DataTableColumn } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import { chosenOption, type TableChoice } from './data-table-state.ts';
import { FilterField } from './filter-field.tsx';
import type { RowSort, SortDirection } from './sort-value.ts';
import type { ChangeTableState } from './use-table-state.ts';

interface TableToolbarProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  shownColumns: readonly DataTableColumn<Row>[];
  filter: string;
  sort: RowSort | null;
  change: ChangeTableState;
  filterLabel: string | undefined;
  choices: readonly TableChoice<Row>[];
  chosen: Readonly<Record<string, string>> | undefined;
  filters: ReactNode;
  actions: ReactNode;
  primaryAction: ReactNode;
  /** Load later, so they are where they move nothing. */
  tools: ReactNode;
  hasColumnChoice: boolean;
  isNarrow: boolean;
  isEmpty: boolean;
  activeCount: number;
  headingRef: RefCallback<HTMLElement> | undefined;
  matchCount: number | null;
}

function TableToolbarView<Row>(props: TableToolbarProps<Row>) {
  const { columns, shownColumns, filter, sort, change, filterLabel, hasColumnChoice } = props;
  const { choices, chosen, filters, actions, primaryAction, tools, isNarrow, isEmpty, activeCount } = props;
  const { headingRef, matchCount } = props;
  const words = useMessages(dataTableMessages);
  const sortable = columns.filter(canSort);
  const hasControls = Boolean(
    headingRef ||
      filterLabel ||
      choices.length > 0 ||
      filters ||
      actions ||
      primaryAction ||
      tools ||
      hasColumnChoice,
  );
  const format = useNumberFormat();
  const sheetId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const closeByEscape = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || isOfInputMethod(nativeEvent)) return;
    if (!isOpen || !currentTarget.contains(target as Node)) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  if (!hasControls && (isEmpty || sortable.length === 0)) return null;
  return (
    <div className="ak-data-table-toolbar" data-has-controls={hasControls}>
      {headingRef && (
        <div className="ak-data-table-heading">
          <div ref={headingRef} />
          <span className="ak-data-table-total">{matchCount !== null && format(matchCount)}</span>
        </div>
      )}
      {filterLabel !== undefined && (
        <FilterField
          label={filterLabel}
          value={filter}
          onValueChange={(text) => change({ filter: text, page: 1 })}
        />
      )}
      {isNarrow && (
        <Button
          ref={opener}
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={sheetId}
          aria-label={activeCount > 0 ? words.filtersOn({ count: format(activeCount) }) : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.filters}
          {activeCount > 0 && <span className="ak-data-table-active-count">{format(activeCount)}</span>}
        </Button>
      )}
      <div
        id={sheetId}
        className="ak-data-table-controls"
        data-state={isOpen ? 'open' : 'closed'}
        {...(isNarrow && { role: 'group', 'aria-label': words.filters, onKeyDown: closeByEscape })}
      >
        {choices.map((choice) => (
          <Select
            key={choice.id}
            aria-label={choice.label}
            value={chosenOption(choice, chosen)?.value ?? ''}
            options={choice.options}
            onValueChange={(value) => change({ choices: { ...chosen, [choice.id]: value }, page: 1 })}
          />
        ))}
        {filters}
        <div className="ak-data-table-toolbar-end">
          {sortable.length > 0 && (
            <Select
              className="ak-data-table-sort-select"
              aria-label={words.sortBy}
              placeholder={words.unsorted}
              value={sort ? `${sort.direction} ${sort.columnId}` : ''}
              options={sortable.flatMap(({ id, header }) => [
                { value: `ascending ${id}`, label: words.ascending({ column: header }) },
                { value: `descending ${id}`, label: words.descending({ column: header }) },
              ])}
              onValueChange={(chosen) => {
                const [direction, ...columnId] = chosen.split(' ');
                change({
                  sort: { columnId: columnId.join(' '), direction: direction as SortDirection },
                  page: 1,
                });
              }}
            />
          )}
          {tools}
          {hasColumnChoice && <ColumnsMenu {...{ columns, shownColumns, change }} />}
          {actions}
        </div>
      </div>
      {primaryAction && <div className="ak-data-table-primary">{primaryAction}</div>}
    </div>
  );
}

export const TableToolbar = memo(TableToolbarView) as typeof TableToolbarView;

interface ColumnsMenuProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  shownColumns: readonly DataTableColumn<Row>[];
  change: ChangeTableState;
}

const none: ReadonlySet<string> = new Set();

function ColumnsMenu<Row>({ columns, shownColumns, change }: ColumnsMenuProps<Row>) {
  const words = useMessages(dataTableMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState(none);
  const visibleIds = shownColumns.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const choose = (chosenId: string, isShown: boolean) => {
    setLeftOut(none);
    change({
      columns: columns
        .filter(({ id }) => (id === chosenId ? isShown : visibleIds.includes(id)))
        .map(({ id }) => id),
    });
  };
  return (
    <Menu
      ref={button}
      label={words.columns}
      variant="secondary"
      onOpen={() => setLeftOut(columnsLeftOut(button.current, shownColumns))}
      entries={columns
        .filter((column) => !column.isRowHeader)
        .map(({ id, header }) => ({
          kind: 'choice',
          label: header,
          note: leftOut.has(id) ? words.noRoom : undefined,
          isChecked: visibleIds.includes(id),
          onCheckedChange: (isShown) => choose(id, isShown),
        }))}
    >
      {words.columns}
    </Menu>
  );
}

/** Container queries hide columns, so only the elements know. */
function columnsLeftOut<Row>(
  inside: Element | null,
  shownColumns: readonly DataTableColumn<Row>[],
): ReadonlySet<string> {
  const head = inside?.closest('.ak-data-table')?.querySelector('.ak-data-table-head');
  if (!head || isLeftOut(head)) return none;
  const cells = head.querySelectorAll(
    '.ak-data-table-header-cell:not(.ak-data-table-header-cell--select, .ak-data-table-header-cell--actions)',
  );
  return new Set(
    shownColumns.flatMap(({ id }, position) => {
      const cell = cells.item(position);
      return cell && isLeftOut(cell) ? [id] : [];
    }),
  );
}

function isLeftOut(element: Element): boolean {
  return getComputedStyle(element).display === 'none';
}
