import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { exposeBench } from '../users-table/bench-page.ts';
import { FloorTable } from '../users-table/floor-table.tsx';
import type { BenchUser } from '../users-table/users.ts';

function Page() {
  const [users, setUsers] = useState<readonly BenchUser[] | null>(null);
  exposeBench(setUsers);
  if (users === null) return null;
  return (
    <FloorTable users={users} setUsers={setUsers} firstSort={{ header: 'Username', isDescending: false }} />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
