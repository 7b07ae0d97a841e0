import type { ProjectMember } from '@timemap/admin-api';
import { memo, useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { exposeBench } from './bench-page.ts';
import { roles } from './members.ts';
import './floor.css';

const ROW_PX = 52;
const ROWS = 20;

interface RowProps {
  member: ProjectMember;
  row: number;
  onRole: (id: number, roleId: number) => void;
}

const Row = memo(function Row({ member, row, onRole }: RowProps) {
  return (
    <li className="row" style={{ transform: `translateY(${row * ROW_PX}px)` }}>
      <div>
        <div>{member.displayName}</div>
        <div>{member.email}</div>
      </div>
      <span>{member.isPremium ? 'Premium User' : 'Non-premium User'}</span>
      <select
        aria-label={`Role of ${member.displayName}`}
        value={String(member.roleId)}
        onChange={(event) => onRole(member.id, Number(event.target.value))}
      >
        {roles.map((role) => (
          <option key={role.id} value={role.id}>
            {role.name}
          </option>
        ))}
      </select>
      <button type="button" aria-label={`Remove ${member.displayName}`}>
        x
      </button>
    </li>
  );
});

function Page() {
  const [members, setMembers] = useState<readonly ProjectMember[] | null>(null);
  const [query, setQuery] = useState('');
  const [first, setFirst] = useState(0);
  exposeBench(setMembers);

  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator('en');
    return (members ?? []).toSorted((a, b) => compare(a.displayName, b.displayName));
  }, [members]);
  const wanted = query.toLowerCase();
  const found = useMemo(
    () =>
      wanted === ''
        ? sorted
        : sorted.filter(({ displayName, email }) =>
            `${displayName}\n${email}`.toLowerCase().includes(wanted),
          ),
    [sorted, wanted],
  );
  const onRole = useCallback(
    (id: number, roleId: number) =>
      setMembers((known) => known?.map((one) => (one.id === id ? { ...one, roleId } : one)) ?? null),
    [],
  );
  if (members === null) return null;
  return (
    <div>
      <input
        type="search"
        aria-label="Search members"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p>{found.length} members</p>
      <div
        className="list"
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW_PX))}
      >
        <ul className="rows" style={{ height: found.length * ROW_PX }}>
          {found.slice(first, first + ROWS).map((member, index) => (
            <Row key={member.id} member={member} row={first + index} onRole={onRole} />
          ))}
        </ul>
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
