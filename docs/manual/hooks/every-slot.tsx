import { Button, IconButton } from '@timemap/admin-kit/ui/button';
import { TrashIcon } from '@timemap/admin-kit/ui/icon';
import type { ListSlots, TableSlots } from '@timemap/admin-kit/ui/slot';
import { Status } from '@timemap/admin-kit/ui/status';
import type { ReactNode } from 'react';

type Slots<Props> = Props extends { readonly slots?: infer Given } ? NonNullable<Given> : never;
type Names<Given, Kind extends 'tables' | 'lists' | 'replace'> = Given extends {
  readonly [Name in Kind]?: infer Named;
}
  ? keyof NonNullable<Named>
  : never;
type Places<Given> = {
  readonly [Kind in 'tables' | 'lists' | 'replace' as [Names<Given, Kind>] extends [never]
    ? never
    : Kind]: Readonly<Record<Names<Given, Kind>, 1>>;
};

const ourTable: TableSlots<unknown> = {
  columns: [{ id: 'ours', header: 'Our column', value: () => 'Ours' }],
  rowActions: () => [{ label: 'Our row action', onSelect: () => {} }],
  bulkActions: (rows) => <Button size="small">Our action on {rows.length}</Button>,
  actions: <Button>Our action</Button>,
  emptyState: <p>Our empty state</p>,
};
const ourList: ListSlots<unknown> = {
  rowContent: () => <Status>Ours</Status>,
  bulkActions: (rows) => <Button size="small">Our action on {rows.length}</Button>,
};

function filled<Content>(names: object | undefined, contentOf: (name: string) => Content) {
  return Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, contentOf(name)]));
}

/** The compiler wants all names, so no slot of a screen is missing. */
export function everySlot<Props extends object>(places: Places<Slots<Props>>): Slots<Props> {
  const { tables, lists, replace } = places as { [Kind in 'tables' | 'lists' | 'replace']?: object };
  const slots = {
    headerActions: <Button size="small">Our header action</Button>,
    tables: filled(tables, () => ourTable),
    lists: filled(lists, () => ourList),
    replace: filled(replace, (name) =>
      // In rows, a text would be wider than our icon.
      name.startsWith('remove') ? (
        <IconButton size="small" label={`Our ${name}`} icon={<TrashIcon />} />
      ) : (
        <Button size="small">Our {name}</Button>
      ),
    ),
    dialog: (content: ReactNode, name: string) => (
      <>
        <p>Our words in {name}</p>
        {content}
      </>
    ),
  };
  return slots as unknown as Slots<Props>;
}
