import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FloorUsers } from '../users-table/floor-users.tsx';
import type { BenchUser } from '../users-table/users.ts';
import { exposeBench } from './bench-page.ts';

interface WireUser {
  readonly userid: number;
  readonly username: string;
  readonly display_name: string;
  readonly email: string;
  readonly verified: boolean;
}

const answer = exposeBench();

function Page() {
  const [users, setUsers] = useState<readonly BenchUser[] | null>(null);
  useEffect(() => {
    answer
      .then((response) => response.json())
      .then((found: WireUser[]) =>
        setUsers(
          found.map(({ userid, username, display_name, email, verified }) => ({
            id: userid,
            username,
            displayName: display_name,
            email,
            projectCount: 0,
            isVerified: verified,
          })),
        ),
      );
  }, []);
  return <FloorUsers users={users} setUsers={setUsers} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
