// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { users, usersTable } from './users-table.fixture.tsx';

describe('a DataTable on a server', () => {
  it('renders its rows, sorted and filtered, without a browser', () => {
    const sort = { columnId: 'username', direction: 'descending' } as const;
    const html = renderToString(usersTable({ rows: users(45), initialState: { sort, filter: 'USER4' } }));
    expect(typeof window).toBe('undefined');
    expect([...html.matchAll(/user \d+/g)].map(([name]) => name)).toEqual([
      ...['user 45', 'user 44', 'user 43', 'user 42', 'user 41', 'user 40', 'user 4'],
    ]);
  });

  it('renders its placeholders', () => {
    expect(renderToString(usersTable({ rows: null }))).toContain('aria-busy="true"');
  });
});
