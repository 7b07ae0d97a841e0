import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableProps } from './data-table-props.ts';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly projectCount: number;
  readonly isAdmin: boolean;
}

export const columns: readonly DataTableColumn<User>[] = [
  { id: 'username', header: 'Username', value: (user) => user.username, isRowHeader: true },
  { id: 'email', header: 'Email', value: (user) => user.email },
  { id: 'projects', header: 'Projects', kind: 'number', value: (user) => user.projectCount },
  { id: 'admin', header: 'Admin', kind: 'flag', value: (user) => user.isAdmin, isSortable: false },
];

export const user = (id: number, more: Partial<User> = {}): User => ({
  id,
  username: `user ${id}`,
  email: `user${id}@example.org`,
  projectCount: 1000 + id,
  isAdmin: id === 1,
  ...more,
});
export const users = (count: number) => Array.from({ length: count }, (_, index) => user(index + 1));
const idOf = (row: User) => String(row.id);
const textsOf = (row: User) => [row.username, row.email];

export function usersTable(props: Partial<DataTableProps<User>> = {}) {
  return (
    <DataTable
      label="Users"
      rows={users(45)}
      columns={columns}
      getRowId={idOf}
      emptyText="No users match query"
      filterLabel="Filter users"
      filterTexts={textsOf}
      {...props}
    />
  );
}
