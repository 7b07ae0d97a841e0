import { Button, IconButton } from '@timemap/admin-kit/ui/button';
import { TrashIcon } from '@timemap/admin-kit/ui/icon';
import type { ListSlots, TableSlots } from '@timemap/admin-kit/ui/slot';
import { Status } from '@timemap/admin-kit/ui/status';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';

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

/** In rows, a text would be wider than our icon. */
const ourPart = (name: string) =>
  name.startsWith('remove') ? (
    <IconButton size="small" label={`Our ${name}`} icon={<TrashIcon />} />
  ) : (
    <Button size="small">Our {name}</Button>
  );

const anyName = (contentOf: (name: string) => unknown) =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? contentOf(name) : undefined) });

const slots = {
  headerActions: <Button size="small">Our header action</Button>,
  tables: anyName(() => ourTable),
  lists: anyName(() => ourList),
  replace: anyName(ourPart),
  dialog: (content: ReactNode, name: string) => (
    <>
      <p>Our words in {name}</p>
      {content}
    </>
  ),
};

/** A story in which each place that a host can fill or replace has an 'Ours'. */
export const everySlot = {
  // As fits the slots of any screen.
  args: { slots: slots as never },
  async play() {
    await expect((await screen.findAllByText(/^Our/)).length).toBeGreaterThan(0);
  },
};
