import { type Dispatch, type SetStateAction, useState } from 'react';
import { FloorTable } from './floor-table.tsx';
import type { BenchUser } from './users.ts';

const trial = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface FloorUsersProps {
  users: readonly BenchUser[] | null;
  setUsers: Dispatch<SetStateAction<readonly BenchUser[] | null>>;
}

/** The controls that the specification puts into each row of the users screen. */
export function FloorUsers({ users, setUsers }: FloorUsersProps) {
  const [flags, setFlags] = useState<ReadonlySet<string>>(new Set());
  const flag = (header: string) => ({
    header,
    cell: ({ id }: BenchUser) => (
      <input
        type="checkbox"
        aria-label={header}
        checked={flags.has(`${header} ${id}`)}
        onChange={() => setFlags((known) => new Set(known).add(`${header} ${id}`))}
      />
    ),
  });
  const more = [
    flag('Grandfathered'),
    flag('Edu override'),
    {
      header: 'Trial',
      cell: ({ projectCount }: BenchUser) => (
        <>
          <time>Ended on {trial.format(Date.UTC(2026, projectCount % 24, 4))}</time>
          <button type="button">Reset</button>
          <button type="button">Expire</button>
          <button type="button">Restart</button>
        </>
      ),
    },
    {
      header: 'Account',
      cell: ({ id }: BenchUser) => (
        <>
          <button type="button">Log In</button>
          <a href={`#/global/users/${id}`}>Manage</a>
        </>
      ),
    },
  ];
  return (
    <FloorTable
      users={users}
      setUsers={setUsers}
      firstSort={{ header: 'Username', isDescending: false }}
      more={more}
      isSelectable
    />
  );
}
