import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Menu } from '../menu/menu.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { ChangeTableState } from './use-table-state.ts';

interface ColumnsMenuProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  shownColumns: readonly DataTableColumn<Row>[];
  change: ChangeTableState;
}

const none: ReadonlySet<string> = new Set();

/** Chooses the columns. One that the table leaves out for want of room is told, and kept once it is chosen. */
export function ColumnsMenu<Row>({ columns, shownColumns, change }: ColumnsMenuProps<Row>) {
  const words = useMessages(dataTableMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState(none);
  const visibleIds = shownColumns.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const choose = (chosenId: string, isShown: boolean) => {
    // What is chosen by hand is never left out.
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

/** Container queries leave columns out, so only the elements know which. Where rows are cards, without a head, none is. */
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
