import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { exposeBench } from './bench-page.ts';
import { FloorUsers } from './floor-users.tsx';
import type { BenchUser } from './users.ts';

function Page() {
  const [users, setUsers] = useState<readonly BenchUser[] | null>(null);
  exposeBench(setUsers);
  return <FloorUsers users={users} setUsers={setUsers} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
