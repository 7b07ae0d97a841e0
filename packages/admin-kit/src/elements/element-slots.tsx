import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AnySlots, ListSlots, TableSlots } from '../ui/slot/screen-slots.ts';
import type { ElementContent, ElementListSlots, ElementSlots, ElementTableSlots } from './element-types.ts';

export type SlotFiller = (given: ElementSlots | null) => AnySlots;

/** New slots would render every row again. */
export function slotFiller(children: readonly HTMLElement[]): SlotFiller {
  let last: ElementSlots | null | undefined;
  let slots: AnySlots = {};
  return (given) => {
    if (given !== last) slots = slotsOf(given, children);
    last = given;
    return slots;
  };
}

function slotsOf(given: ElementSlots | null, children: readonly HTMLElement[]): AnySlots {
  const { tables, lists, replace, headerActions, dialog } = given ?? {};
  const slots = {
    isOutside: true,
    headerActions: shown(headerActions),
    tables: mapValues(tables, tableSlots),
    lists: mapValues(lists, listSlots),
    replace: mapValues(replace, shown),
    ...(dialog && {
      dialog: (content: ReactNode, name: string) => (
        <>
          {shown(dialog(name))}
          {content}
        </>
      ),
    }),
  };
  const filled = new Map<string, ReactNode>();
  for (const child of children) {
    const [before, own] = [filled.get(child.slot), child.hidden ? null : shown(child)];
    const content = before ? (
      <>
        {before}
        {own}
      </>
    ) : (
      own
    );
    filled.set(child.slot, content);
    const [, table, part] = /^([^.]+)\.(actions|empty-state)$/.exec(child.slot) ?? [];
    if (child.slot === 'header-actions') slots.headerActions = content;
    else if (table === undefined) slots.replace[child.slot] = content;
    else {
      const added = part === 'actions' ? { actions: content } : { emptyState: content };
      slots.tables[table] = { ...slots.tables[table], ...added };
    }
  }
  return slots;
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>> | undefined,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, map(value)]));
}

function tableSlots(table: ElementTableSlots): TableSlots<never> {
  const { columns, bulkActions, actions, emptyState, ...rest } = table;
  return {
    ...rest,
    ...(columns && {
      columns: columns.map(({ cell, ...column }) =>
        cell ? { ...column, cell: (row: never) => shown(cell(row)) } : column,
      ),
    }),
    ...(bulkActions && { bulkActions: (rows: readonly never[]) => shown(bulkActions(rows)) }),
    actions: shown(actions),
    ...(emptyState !== undefined && { emptyState: shown(emptyState) }),
  };
}

function listSlots({ rowContent, bulkActions }: ElementListSlots): ListSlots<never> {
  return {
    ...(rowContent && { rowContent: (row: never, tabIndex) => shown(rowContent(row, tabIndex)) }),
    ...(bulkActions && { bulkActions: (rows: readonly never[]) => shown(bulkActions(rows)) }),
  };
}

function shown(content: ElementContent | undefined): ReactNode {
  return content instanceof Node ? <NodeContent node={content} /> : content;
}

function NodeContent({ node }: { node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} className="ak-slot" />;
}
