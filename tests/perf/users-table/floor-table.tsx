import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import './floor.css';
import { type BenchUser, searchedTexts, withToggled } from './users.ts';

const PAGE_SIZE = 20;
const FIELDS = {
  ID: 'id',
  Username: 'username',
  'Display name': 'displayName',
  Email: 'email',
  Projects: 'projectCount',
} as const;
type Header = keyof typeof FIELDS;

interface FloorSort {
  readonly header: Header;
  readonly isDescending: boolean;
}

interface FloorTableProps {
  users: readonly BenchUser[] | null;
  setUsers: Dispatch<SetStateAction<readonly BenchUser[] | null>>;
  firstSort?: FloorSort;
  /** Columns before the actions. */
  more?: readonly { readonly header: string; readonly cell: (user: BenchUser) => ReactNode }[];
  isSelectable?: boolean;
}

export function FloorTable({ users, setUsers, firstSort, more = [], isSelectable = false }: FloorTableProps) {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<FloorSort | null>(firstSort ?? null);
  const [page, setPage] = useState(0);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());

  const query = useDeferredValue(filter).toLowerCase();
  const isFiltering = query !== '';
  const all = users ?? [];
  const texts = useMemo(
    () => (isFiltering && users ? users.map((user) => searchedTexts(user).join('\n').toLowerCase()) : []),
    [users, isFiltering],
  );
  const matching = useMemo(
    () => (query === '' || !users ? users : users.filter((_, index) => texts[index]?.includes(query))) ?? [],
    [users, texts, query],
  );
  const sorted = useMemo(() => {
    if (sort === null) return matching;
    const field = FIELDS[sort.header];
    const sign = sort.isDescending ? -1 : 1;
    return matching.toSorted((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : 0));
  }, [matching, sort]);
  const shown = sorted.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

  return (
    <div className="page">
      <input
        type="search"
        className="filter"
        aria-label="Filter users"
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value);
          setPage(0);
        }}
      />
      <table className="table">
        <thead>
          <tr>
            {isSelectable && <th scope="col" className="head" aria-label="Select" />}
            {(Object.keys(FIELDS) as Header[]).map((header) => (
              <th key={header} scope="col" className="head">
                <button
                  type="button"
                  className="sort"
                  onClick={() =>
                    setSort({ header, isDescending: sort?.header === header && !sort.isDescending })
                  }
                >
                  {header}
                </button>
              </th>
            ))}
            <th scope="col" className="head">
              Verified
            </th>
            {more.map(({ header }) => (
              <th key={header} scope="col" className="head">
                {header}
              </th>
            ))}
            <th scope="col" className="head">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((user) => (
            <tr key={user.id} className="row">
              {isSelectable && (
                <td className="cell">
                  <input
                    type="checkbox"
                    aria-label={`Select ${user.username}`}
                    checked={selectedIds.has(user.id)}
                    onChange={() => setSelectedIds((known) => new Set(known).add(user.id))}
                  />
                </td>
              )}
              <td className="cell id">{user.id}</td>
              <th scope="row" className="cell text">
                <a href={`#/global/users/${user.id}`} className="link">
                  <bdi>{user.username}</bdi>
                </a>
              </th>
              <td className="cell text">
                <bdi>{user.displayName}</bdi>
              </td>
              <td className="cell text">
                <bdi>{user.email}</bdi>
              </td>
              <td className="cell number">{user.projectCount}</td>
              <td className="cell">
                <input
                  type="checkbox"
                  aria-label={`Verified, ${user.username}`}
                  checked={user.isVerified}
                  onChange={() => setUsers((known) => withToggled(known ?? [], user.id))}
                />
              </td>
              {more.map(({ header, cell }) => (
                <td key={header} className="cell">
                  {cell(user)}
                </td>
              ))}
              <td className="cell">
                <button type="button" className="actions" aria-label={`Actions for ${user.username}`}>
                  …
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {users && (
        <div className="footer">
          <p data-bench="count">
            {page * PAGE_SIZE + 1} to {page * PAGE_SIZE + shown.length} of {sorted.length}, {all.length} in
            all
          </p>
          <button type="button" aria-label="Previous page" onClick={() => setPage(Math.max(0, page - 1))}>
            Previous
          </button>
          <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
            Next
          </button>
        </div>
      )}
    </div>
  );
}
