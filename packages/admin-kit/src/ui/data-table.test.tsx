import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defaultTableState } from './data-table/data-table-state.ts';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableState } from './data-table.tsx';
import { expectAccessible } from './test-accessibility.ts';

interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly projectCount: number;
  readonly isAdmin: boolean;
}

const columns: readonly DataTableColumn<User>[] = [
  { id: 'username', header: 'Username', value: (user) => user.username, isRowHeader: true },
  { id: 'email', header: 'Email', value: (user) => user.email },
  { id: 'projects', header: 'Projects', kind: 'number', value: (user) => user.projectCount },
  { id: 'admin', header: 'Admin', kind: 'flag', value: (user) => user.isAdmin, isSortable: false },
];

const user = (id: number, more: Partial<User> = {}): User => ({
  id,
  username: `user ${id}`,
  email: `user${id}@example.org`,
  projectCount: 1000 + id,
  isAdmin: id === 1,
  ...more,
});
const users = (count: number) => Array.from({ length: count }, (_, index) => user(index + 1));
const idOf = (row: User) => String(row.id);
const textsOf = (row: User) => [row.username, row.email];

function table(props: Partial<DataTableProps<User>> = {}) {
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

const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(header(name)).getByRole('button'));

describe('DataTable', () => {
  it('is a native table named with its row count, each row named by its header', async () => {
    const { container } = render(table());
    expect(screen.getByRole('table', { name: 'Users, 45 rows' })).toBeVisible();
    expect(shownNames().slice(0, 2)).toEqual(['user 1', 'user 2']);
    await expectAccessible(container);
  });

  it('shows 20 rows a page and leads to the others (B §2) [B-9.01]', async () => {
    render(table());
    expect(shownNames()).toHaveLength(20);
    expect(screen.getByText('1–20 of 45')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of Users' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('21–40 of 45')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByText('41–45 of 45')).toBeVisible();
    expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('41–45 of 45')).toBeVisible();
    expect(pages.getByRole('button', { name: 'Next page' })).toHaveFocus();
  });

  it('shows more rows a page on request', async () => {
    render(table());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(shownNames()).toHaveLength(45);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('sorts by a press on a header, and back by another', async () => {
    render(table({ rows: [user(2), user(10), user(1, { username: 'Émile' })] }));
    await sortBy('Username');
    expect(header('Username')).toHaveAttribute('aria-sort', 'ascending');
    expect(shownNames()).toEqual(['Émile', 'user 2', 'user 10']);
    await sortBy('Username');
    expect(header('Username')).toHaveAttribute('aria-sort', 'descending');
    expect(shownNames()).toEqual(['user 10', 'user 2', 'Émile']);
    await sortBy('Projects');
    expect(header('Username')).toHaveAttribute('aria-sort', 'none');
    expect(header('Projects')).toHaveAttribute('aria-sort', 'ascending');
    expect(within(header('Admin')).queryByRole('button')).toBeNull();
  });

  it('puts rows without a value last in both directions', async () => {
    render(table({ rows: [user(1, { email: null }), user(2), user(3)] }));
    await sortBy('Email');
    expect(shownNames()).toEqual(['user 2', 'user 3', 'user 1']);
    await sortBy('Email');
    expect(shownNames()).toEqual(['user 3', 'user 2', 'user 1']);
  });

  it('says the new order to a screen reader', async () => {
    render(table());
    await sortBy('Username');
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"][data-ak-announcer]')).toHaveTextContent(
        'Sorted by Username, ascending',
      ),
    );
  });

  it('filters over several fields, whatever the case, and starts at the first page', async () => {
    render(table({ initialState: { page: 3 } }));
    expect(screen.getByText('41–45 of 45')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter users' }), 'USER4');
    expect(await screen.findByText('1–7 of 7, filtered from 45')).toBeVisible();
    expect(shownNames()).toEqual([
      'user 4',
      'user 40',
      'user 41',
      'user 42',
      'user 43',
      'user 44',
      'user 45',
    ]);
  });

  it('says when a filter leaves nothing, and clears it', async () => {
    const { container } = render(table());
    const field = screen.getByRole('searchbox', { name: 'Filter users' });
    await userEvent.type(field, 'nobody');
    expect(await screen.findByText('No users match query')).toBeVisible();
    expect(screen.getByText('0 of 45')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(shownNames()).toHaveLength(20);
    expect(field).toHaveValue('');
  });

  it('joins the filter with a condition of the host', async () => {
    render(table({ where: isFirstUser, initialState: { filter: 'user' } }));
    expect(shownNames()).toEqual(['user 1']);
  });

  it('shows the nearest page there is when its own is gone', () => {
    const { rerender } = render(table({ initialState: { page: 3 } }));
    rerender(table({ rows: users(21) }));
    expect(screen.getByText('21–21 of 21')).toBeVisible();
  });

  it('shows what is empty as a dash, numbers grouped, and yes or no in words', () => {
    render(table({ rows: [user(1, { email: '' })] }));
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['–none', '1,001', 'Yes']);
  });

  it('marks characters in names that would not be seen', () => {
    render(table({ rows: [user(1, { username: 'admin\u202E' })], rowActions: oneAction }));
    expect(shownNames()).toEqual(['admin‹U+202E›']);
    expect(screen.getByRole('button', { name: 'Actions for admin‹U+202E›' })).toBeVisible();
  });

  it('gives its one root what the caller passes', () => {
    render(table({ id: 'u', className: 'mine', 'aria-label': 'All', style: { margin: 4 } }));
    const root = screen.getByLabelText('All');
    expect(root).toHaveAttribute('id', 'u');
    expect(root).toHaveClass('mine');
    expect(root).toHaveStyle({ margin: '4px' });
  });
});

describe('the rows of a DataTable', () => {
  it('lead on by a real link in their header', () => {
    render(table({ rows: users(1), rowHref: (row) => `/global/users/${row.id}` }));
    expect(screen.getByRole('link', { name: 'user 1' })).toHaveAttribute('href', '/global/users/1');
  });

  it('open in place by a press anywhere, and by the keyboard', async () => {
    const onRowOpen = vi.fn();
    render(table({ rows: users(2), onRowOpen }));
    await userEvent.click(screen.getByText('user2@example.org'));
    expect(onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
    screen.getByRole('button', { name: 'user 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });

  it('offer their actions in one menu', async () => {
    const removed: number[] = [];
    render(
      table({
        rows: users(2),
        rowActions: (row) => [{ label: 'Remove', isDanger: true, onSelect: () => removed.push(row.id) }],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions for user 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual([2]);
  });

  it('are not rendered again when another one changes', () => {
    const rendered: number[] = [];
    const counting: DataTableColumn<User>[] = [
      {
        id: 'username',
        header: 'Username',
        isRowHeader: true,
        cell: (row) => {
          rendered.push(row.id);
          return row.username;
        },
      },
    ];
    const rows = users(20);
    const { rerender } = render(table({ rows, columns: counting }));
    rendered.length = 0;
    const changed = rows.map((row) => (row.id === 7 ? { ...row, username: 'renamed' } : row));
    rerender(table({ rows: changed, columns: counting }));
    expect(rendered).toEqual([7]);
    expect(shownNames()[6]).toBe('renamed');
  });
});

describe('the states of a DataTable', () => {
  it('shows placeholders while nothing is loaded, and says so', async () => {
    const { container } = render(table({ rows: null }));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    await expectAccessible(container);
  });

  it('keeps the page of its state while nothing is loaded', () => {
    const { rerender } = render(table({ rows: null, initialState: { page: 2 } }));
    rerender(table());
    expect(screen.getByText('21–40 of 45')).toBeVisible();
  });

  it('says what there is none of and what to do', async () => {
    const { container } = render(table({ rows: [], emptyAction: <button type="button">Add User</button> }));
    expect(screen.getByText('No users match query')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add User' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says what failed in place of the rows, with Retry', async () => {
    const onRetry = vi.fn();
    const { container } = render(table({ rows: null, failure: { title: 'Failed to load users', onRetry } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('keeps the rows of before when newer ones fail to load', async () => {
    const { container } = render(
      table({ failure: { title: 'Failed to load users', onRetry: () => undefined } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
    expect(shownNames()).toHaveLength(20);
    await expectAccessible(container);
  });

  it('keeps the rows while newer ones are on their way', async () => {
    const { container } = render(table({ isRefreshing: true }));
    expect(screen.getByRole('progressbar', { name: 'Refreshing…' })).toBeVisible();
    expect(shownNames()).toHaveLength(20);
    await expectAccessible(container);
  });
});

describe('the columns of a DataTable', () => {
  it('can be chosen; the row header stays', async () => {
    const onStateChange = vi.fn();
    render(table({ hasColumnChoice: true, onStateChange }));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(3);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Username',
      'Projects',
      'Admin',
    ]);
    expect(onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ columns: ['username', 'projects', 'admin'] }),
    );
  });

  it('may be hidden at first', () => {
    render(
      table({ columns: columns.map((column) => ({ ...column, isHiddenAtFirst: column.id === 'email' })) }),
    );
    expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  });
});

function Controlled({ onChange }: { onChange: (state: DataTableState) => void }) {
  const [state, setState] = useState<DataTableState>({ ...defaultTableState, filter: 'user4' });
  return table({
    state,
    onStateChange: (next) => {
      onChange(next);
      setState(next);
    },
  });
}

describe('a controlled DataTable', () => {
  it('shows the state of its host and tells every change', async () => {
    const onChange = vi.fn();
    render(<Controlled onChange={onChange} />);
    const field = screen.getByRole('searchbox', { name: 'Filter users' });
    expect(field).toHaveValue('user4');
    expect(screen.getByText('1–7 of 7, filtered from 45')).toBeVisible();
    await userEvent.type(field, '5');
    expect(await screen.findByText('1–1 of 1, filtered from 45')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith({ ...defaultTableState, filter: 'user45' });
    await sortBy('Username');
    expect(onChange).toHaveBeenLastCalledWith({
      ...defaultTableState,
      filter: 'user45',
      sort: { columnId: 'username', direction: 'ascending' },
    });
  });

  it('follows its host, also while it holds another text', () => {
    const { rerender } = render(table({ state: { ...defaultTableState, filter: 'user4' } }));
    rerender(table({ state: { ...defaultTableState, filter: '', page: 2 } }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('21–40 of 45')).toBeVisible();
  });
});

describe('a DataTable of many rows', () => {
  it('answers a filter asked before its index is ready, without losing what was there', async () => {
    vi.useFakeTimers();
    const { unmount } = render(table({ rows: users(20_000), initialState: { filter: 'user19999' } }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(() => vi.runAllTimersAsync());
    expect(shownNames()).toEqual(['user 19999']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    unmount();
    vi.useRealTimers();
  });
});

const isFirstUser = (row: User) => row.id === 1;
const oneAction = () => [{ label: 'Remove', onSelect: () => undefined }];
