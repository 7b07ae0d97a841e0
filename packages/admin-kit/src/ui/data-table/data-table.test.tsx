import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import type { DataTableState } from './data-table-state.ts';
import { defaultTableState } from './data-table-state.ts';
import { columns, type User, user, users, usersTable } from './users-table.fixture.tsx';

const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(header(name)).getByRole('button'));

describe('DataTable', () => {
  it('is a native table named with its row count, each row named by its header', async () => {
    const { container } = render(usersTable());
    expect(screen.getByRole('table', { name: 'Users, 45 rows' })).toBeVisible();
    expect(shownNames().slice(0, 2)).toEqual(['user 1', 'user 2']);
    await expectAccessible(container);
  });

  it('shows 20 rows a page, with the others on further pages (B §2)', async () => {
    render(usersTable());
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

  it('is printed with all its rows', () => {
    render(usersTable({ initialState: { page: 2 } }));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(shownNames()).toHaveLength(45);
    expect(screen.getByText('1–45 of 45')).toBeVisible();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.getByText('21–40 of 45')).toBeVisible();
  });

  it('shows more rows a page on request', async () => {
    render(usersTable());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(shownNames()).toHaveLength(45);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('sorts by a press on a header, and back by another', async () => {
    render(usersTable({ rows: [user(2), user(10), user(1, { username: 'Émile' })] }));
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

  it('begins with the first direction of the column, and never returns to no order', async () => {
    const fromTheTop = columns.map((column) => ({ ...column, firstDirection: 'descending' as const }));
    render(usersTable({ columns: fromTheTop }));
    const seen: (string | null)[] = [];
    for (let press = 0; press < 3; press++) {
      await sortBy('Projects');
      seen.push(header('Projects').getAttribute('aria-sort'));
    }
    expect(seen).toEqual(['descending', 'ascending', 'descending']);
    expect(shownNames()[0]).toBe('user 45');
  });

  it('puts rows without a value last in both directions', async () => {
    render(usersTable({ rows: [user(1, { email: null }), user(2), user(3)] }));
    await sortBy('Email');
    expect(shownNames()).toEqual(['user 2', 'user 3', 'user 1']);
    await sortBy('Email');
    expect(shownNames()).toEqual(['user 3', 'user 2', 'user 1']);
  });

  it('says the new order to a screen reader', async () => {
    render(usersTable());
    await sortBy('Username');
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"][data-ak-announcer]')).toHaveTextContent(
        'Sorted by Username, ascending',
      ),
    );
  });

  it('filters several fields in any case, and starts at the first page', async () => {
    render(usersTable({ initialState: { page: 3 } }));
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
    const { container } = render(usersTable());
    const field = screen.getByRole('searchbox', { name: 'Filter users' });
    await userEvent.type(field, 'nobody');
    expect(await screen.findByText('No users match query')).toBeVisible();
    expect(screen.getByText('0 of 45')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(shownNames()).toHaveLength(20);
    expect(field).toHaveValue('');
  });

  it('moves from the filter to the link of the first row with Down Arrow [keyboard]', async () => {
    const selection = { selectedIds: new Set<string>(), onChange: vi.fn() };
    const { rerender } = render(usersTable({ selection }));
    screen.getByRole('searchbox', { name: 'Filter users' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('searchbox', { name: 'Filter users' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Select user 1' })).toHaveFocus();

    rerender(usersTable({ selection, rowHref: ({ id }) => `/users/${id}` }));
    screen.getByRole('searchbox', { name: 'Filter users' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'user 1' })).toHaveFocus();
  });

  it('joins the filter with a condition of the host', async () => {
    render(usersTable({ where: isFirstUser, initialState: { filter: 'user' } }));
    expect(shownNames()).toEqual(['user 1']);
  });

  it('shows the nearest page there is when its own is gone', () => {
    const { rerender } = render(usersTable({ initialState: { page: 3 } }));
    rerender(usersTable({ rows: users(21) }));
    expect(screen.getByText('21 of 21')).toBeVisible();
  });

  it('shows empty values as a dash, numbers grouped, and yes or no in words', () => {
    render(usersTable({ rows: [user(1, { email: '' })] }));
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['–no value', '1,001', 'Yes']);
  });

  it('marks characters in names that would not be seen', () => {
    render(usersTable({ rows: [user(1, { username: 'admin\u202E' })], rowActions: oneAction }));
    expect(shownNames()).toEqual(['admin‹U+202E›']);
    expect(screen.getByRole('button', { name: 'Actions for admin‹U+202E›' })).toBeVisible();
  });

  it('gives its one root what the caller passes', () => {
    render(usersTable({ id: 'u', className: 'mine', 'aria-label': 'All', style: { margin: 4 } }));
    const root = screen.getByLabelText('All');
    expect(root).toHaveAttribute('id', 'u');
    expect(root).toHaveClass('mine');
    expect(root).toHaveStyle({ margin: '4px' });
  });
});

function Controlled({ onChange }: { onChange: (state: DataTableState) => void }) {
  const [state, setState] = useState<DataTableState>({ ...defaultTableState, filter: 'user4' });
  return usersTable({
    state,
    onStateChange: (next) => {
      onChange(next);
      setState(next);
    },
  });
}

describe('a controlled DataTable', () => {
  it('shows the state of its host and reports every change', async () => {
    const onChange = vi.fn();
    render(<Controlled onChange={onChange} />);
    const field = screen.getByRole('searchbox', { name: 'Filter users' });
    expect(field).toHaveValue('user4');
    expect(screen.getByText('1–7 of 7, filtered from 45')).toBeVisible();
    await userEvent.type(field, '5');
    expect(await screen.findByText('1 of 1, filtered from 45')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith({ ...defaultTableState, filter: 'user45' });
    await sortBy('Username');
    expect(onChange).toHaveBeenLastCalledWith({
      ...defaultTableState,
      filter: 'user45',
      sort: { columnId: 'username', direction: 'ascending' },
    });
  });

  it('follows its host, also while it holds another text', () => {
    const { rerender } = render(usersTable({ state: { ...defaultTableState, filter: 'user4' } }));
    rerender(usersTable({ state: { ...defaultTableState, filter: '', page: 2 } }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('21–40 of 45')).toBeVisible();
  });
});

describe('a DataTable whose host shows changes late', () => {
  it('keeps all of them', async () => {
    const asked: DataTableState[] = [];
    const shown = (state: DataTableState) =>
      usersTable({ state, onStateChange: (next: DataTableState) => asked.push(next) });
    const { rerender } = render(shown(defaultTableState));
    await sortBy('Username');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    rerender(shown({ ...(asked[0] as DataTableState) }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter users' }), '4');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        ...defaultTableState,
        filter: '4',
        sort: { columnId: 'username', direction: 'ascending' },
        pageSize: 50,
      }),
    );
  });
});

describe('a DataTable of many rows', () => {
  it('is loading until their first page is selected, and never says that nothing matches', async () => {
    const state = { sort: { columnId: 'username', direction: 'descending' as const } };
    render(usersTable({ rows: users(20_001), initialState: state }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No users match query')).toBeNull();
    expect(screen.queryByText(/of 20,001/)).toBeNull();
    expect(await screen.findByRole('rowheader', { name: 'user 20001' })).toBeVisible();
    expect(screen.getByText(/of 20,001/)).toBeInTheDocument();
  });

  it('shows the first page of a sort before the other pages are in order', async () => {
    const rows = users(20_001);
    const compared = vi.fn((row: User) => row.email);
    let comparedAtPaint = 0;
    const nameOf = (row: User) => {
      if (row.id === rows.length) comparedAtPaint ||= compared.mock.calls.length;
      return row.username;
    };
    const counted = [
      { id: 'username', header: 'Username', value: nameOf, isRowHeader: true },
      { id: 'email', header: 'Email', value: compared },
    ];
    const sort = { columnId: 'email', direction: 'descending' as const };
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    render(usersTable({ rows, columns: counted, initialState: { sort } }));
    expect(await screen.findByRole('rowheader', { name: 'user 20001' })).toBeVisible();
    expect(comparedAtPaint).toBeGreaterThan(rows.length);
    // All of them in order would be 11 a row.
    expect(comparedAtPaint).toBeLessThan(8 * rows.length);
    clock.mockRestore();
  });

  it('answers a filter requested before its index is ready, and keeps the rows', async () => {
    vi.useFakeTimers();
    const { unmount } = render(usersTable({ rows: users(20_000), initialState: { filter: 'user19999' } }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(() => vi.runAllTimersAsync());
    expect(shownNames()).toEqual(['user 19999']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    unmount();
    vi.useRealTimers();
  });

  it('shows the first matches before it has counted all of them', async () => {
    vi.useFakeTimers();
    const { unmount } = render(
      usersTable({ rows: users(20_000), initialState: { filter: 'user1', pageSize: 3 } }),
    );
    expect(shownNames()).toEqual(['user 1', 'user 10', 'user 11']);
    expect(screen.getByText('1–3 of …, filtered from 20,000')).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.runAllTimersAsync());
    expect(shownNames()).toEqual(['user 1', 'user 10', 'user 11']);
    expect(screen.getByText(/^1–3 of 11,\d+, filtered from 20,000$/)).not.toHaveAttribute('aria-busy');
    unmount();
    vi.useRealTimers();
  });
});

const isFirstUser = (row: User) => row.id === 1;
const oneAction = () => [{ label: 'Remove', onSelect: () => undefined }];
