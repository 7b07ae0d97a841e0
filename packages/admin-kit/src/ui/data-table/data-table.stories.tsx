import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { Status } from '../status/status.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableProps } from './data-table-props.ts';

interface User {
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly email: string;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  readonly projectCount: number;
  readonly created: Date;
}

const names = ['Maria Silva', 'John Okafor', 'Zoë Müller', null, 'Nguyễn Thị Lan', 'فاطمة الزهراء'];
const users = Array.from(
  { length: 314 },
  (_, index): User => ({
    id: 40_000 + index * 37,
    username: `user.${(index * 7919) % 1000}`,
    name: names[index % names.length] ?? null,
    email: `user.${(index * 7919) % 1000}@example.org`,
    isVerified: index % 3 > 0,
    isAdmin: index % 5 === 0,
    projectCount: (index * 613) % 1500,
    created: new Date(Date.UTC(2025, index % 12, 1 + (index % 28), index % 24, index % 60)),
  }),
);

const columns: DataTableColumn<User>[] = [
  { id: 'id', header: 'ID', kind: 'id', value: (user) => user.id, priority: 4 },
  { id: 'username', header: 'Username', value: (user) => user.username, isRowHeader: true },
  { id: 'name', header: 'Display name', value: (user) => user.name, priority: 3 },
  { id: 'email', header: 'Email', value: (user) => user.email, minWidthPx: 200 },
  {
    id: 'status',
    header: 'Status',
    kind: 'other',
    share: 0,
    value: (user) => user.isVerified,
    cell: (user) => (
      <Status tone={user.isVerified ? 'success' : 'neutral'}>
        {user.isVerified ? 'Verified' : 'Unverified'}
      </Status>
    ),
  },
  {
    id: 'grandfathered',
    header: 'Grandfathered',
    kind: 'other',
    share: 0,
    priority: 5,
    cell: (user) => (
      <CellCheckbox label="Grandfathered" isChecked={user.id % 2 > 0} onCheckedChange={() => {}} />
    ),
  },
  { id: 'admin', header: 'Admin', kind: 'flag', value: (user) => user.isAdmin, priority: 3 },
  { id: 'projects', header: 'Projects', kind: 'number', value: (user) => user.projectCount, priority: 4 },
  { id: 'created', header: 'Created', kind: 'time', value: (user) => user.created, priority: 5 },
];

const idOf = (user: User) => String(user.id);
const textsOf = (user: User) => [user.username, user.name, user.email, String(user.id)];
const hrefOf = (user: User) => `#/global/users/${user.id}`;
const actionsOf = () => [
  { label: 'Log In', onSelect: () => {} },
  { label: 'Restart trial', onSelect: () => {} },
  { kind: 'separator' as const },
  { label: 'Remove from organization', isDanger: true, onSelect: () => {} },
];

const meta = preview.meta({
  title: 'Parts/Data table',
  component: DataTable as (props: Partial<DataTableProps<User>>) => ReactNode,
  argTypes: { rows: { control: false }, columns: { control: false } },
  args: {
    label: 'Users',
    rows: users,
    columns,
    getRowId: idOf,
    emptyText: 'No users match query',
    filterLabel: 'Filter users',
    filterTexts: textsOf,
    rowHref: hrefOf,
    rowActions: actionsOf,
    initialState: { sort: { columnId: 'username', direction: 'ascending' }, pageSize: 10 },
    pageSizes: [10, 20, 100],
  },
});

export const Ready = meta.story({});
export const Loading = meta.story({ args: { rows: null } });
export const Empty = meta.story({
  args: { rows: [], emptyAction: <Button variant="primary">Add User</Button> },
});
export const NoMatch = meta.story({ args: { initialState: { filter: 'nobody' } } });
export const LoadFailed = meta.story({
  args: {
    rows: null,
    failure: {
      title: 'Failed to load users',
      text: 'The server could not be reached. Check the connection and try again.',
      onRetry: () => {},
    },
  },
});
export const Refreshing = meta.story({ args: { isRefreshing: true } });
export const RefreshFailed = meta.story({
  args: { failure: { title: 'Failed to load users', onRetry: () => {} } },
});
export const Selected = meta.story({
  args: {
    selection: { selectedIds: new Set(users.slice(0, 40).map(idOf)), onChange: () => {} },
    selectionActions: <Button size="small">Email</Button>,
  },
});
export const Exportable = meta.story({
  args: {
    name: 'users',
    choices: [
      {
        id: 'shown',
        label: 'Show',
        options: [
          { value: 'all', label: 'All users' },
          { value: 'admins', label: 'Admins', where: ({ isAdmin }) => isAdmin },
        ],
      },
    ],
  },
});
export const OpeningRows = meta.story({ args: { rowHref: undefined, onRowOpen: () => {} } });
export const Compact = meta.story({ args: { density: 'compact' } });
export const FewColumns = meta.story({ args: { columns: columns.slice(0, 4), rowActions: undefined } });
export const Cards = meta.story({
  args: { style: { maxWidth: 360 }, initialState: { pageSize: 3 } },
});
/** The contents of More and of the filter sheet. */
export const OpenCard = meta.story({
  args: { style: { maxWidth: 360 }, initialState: { pageSize: 3 } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('table', { name: /^Users, / });
    const [more] = await canvas.findAllByRole('button', { name: /^More about/ });
    const sorting = () => canvas.queryByRole('combobox', { name: 'Sort by' });
    await expect(sorting()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(sorting()).toBeVisible();
    const closedCells = canvas.getAllByRole('cell').length;
    if (more) await userEvent.click(more);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(closedCells);
  },
});
export const Narrow = meta.story({ args: { style: { maxWidth: 640 } } });
export const OpenMenu = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role="menu"]')).not.toBeNull());
  },
});
export const Crowded = meta.story({
  args: {
    rows: users.map((user, index) => ({
      ...user,
      username: index % 3 === 0 ? 'averyverylongusernamewithoutanyspaces'.repeat(3) : `admin\u202E${index}`,
      email: `department-of-comparative-literature-${index}@faculty.university.example.org`,
    })),
  },
});
export const ManyRows = meta.story({
  args: {
    rows: Array.from({ length: 100_000 }, (_, index) => ({ ...(users[index % 314] as User), id: index })),
  },
});
