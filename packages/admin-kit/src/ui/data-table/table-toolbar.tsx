import { memo, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Select } from '../field/select.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { canSort, type DataTableColumn } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import { FilterField } from './filter-field.tsx';
import type { RowSort } from './row-index.ts';
import type { SortDirection } from './sort-value.ts';
import { chosenOption, type TableChoice } from './table-choice.ts';
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
  /** What a table with a name has beside its columns: views, export. */
  tools: ReactNode;
  hasColumnChoice: boolean;
}

function TableToolbarView<Row>(props: TableToolbarProps<Row>) {
  const { columns, shownColumns, filter, sort, change, filterLabel, hasColumnChoice } = props;
  const { choices, chosen, filters, actions, tools } = props;
  const words = useMessages(dataTableMessages);
  const sortable = columns.filter(canSort);
  const hasControls = Boolean(
    filterLabel || choices.length > 0 || filters || actions || tools || hasColumnChoice,
  );
  if (!hasControls && sortable.length === 0) return null;
  return (
    <div className="ak-data-table-toolbar" data-has-controls={hasControls}>
      {filterLabel !== undefined && (
        <FilterField
          label={filterLabel}
          value={filter}
          onValueChange={(text) => change({ filter: text, page: 1 })}
        />
      )}
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
        {hasColumnChoice && <ColumnsMenu {...{ columns, shownColumns, change }} />}
        {tools}
        {actions}
      </div>
    </div>
  );
}

/** What stands above a table: filter, further filters and actions, order where rows are cards, columns. */
export const TableToolbar = memo(TableToolbarView) as typeof TableToolbarView;
