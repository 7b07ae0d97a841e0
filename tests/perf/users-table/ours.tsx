import { useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { CellCheckbox } from '../../../packages/admin-kit/src/ui/cell/cell-checkbox.tsx';
import { DataTable } from '../../../packages/admin-kit/src/ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../../packages/admin-kit/src/ui/data-table/data-table-column.ts';
import { exposeBench } from './bench-page.ts';
import { type BenchUser, searchedTexts, withToggled } from './users.ts';

const idOf = (user: BenchUser) => String(user.id);
const hrefOf = (user: BenchUser) => `#/global/users/${user.id}`;
const actionsOf = () => [
  { label: 'Log In', onSelect: () => undefined },
  { label: 'Restart trial', onSelect: () => undefined },
];

function Page() {
  const [users, setUsers] = useState<readonly BenchUser[] | null>(null);
  const toggle = useCallback((id: number) => setUsers((known) => withToggled(known ?? [], id)), []);
  const columns = useMemo<DataTableColumn<BenchUser>[]>(
    () => [
      { id: 'id', header: 'ID', kind: 'id', value: (user) => user.id },
      { id: 'username', header: 'Username', value: (user) => user.username, isRowHeader: true },
      { id: 'name', header: 'Display name', value: (user) => user.displayName },
      { id: 'email', header: 'Email', value: (user) => user.email },
      { id: 'projects', header: 'Projects', kind: 'number', value: (user) => user.projectCount },
      {
        id: 'verified',
        header: 'Verified',
        kind: 'other',
        cell: (user) => (
          <CellCheckbox
            data-bench="verified"
            label={`Verified, ${user.username}`}
            isChecked={user.isVerified}
            onCheckedChange={() => toggle(user.id)}
          />
        ),
      },
    ],
    [toggle],
  );
  exposeBench(setUsers);
  return (
    <div className="ak-root">
      <DataTable
        label="Users"
        rows={users}
        columns={columns}
        getRowId={idOf}
        filterLabel="Filter users"
        filterTexts={searchedTexts}
        emptyText="No users match query"
        rowHref={hrefOf}
        rowActions={actionsOf}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
