import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { columns, type User, user, users, usersTable } from './users-table.fixture.tsx';

const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the rows of a DataTable', () => {
  it('have a real link in their header', () => {
    render(usersTable({ rows: users(1), rowHref: (row) => `/global/users/${row.id}` }));
    expect(screen.getByRole('link', { name: 'user 1' })).toHaveAttribute('href', '/global/users/1');
  });

  it('open in place by a press anywhere, and by the keyboard', async () => {
    const onRowOpen = vi.fn();
    render(usersTable({ rows: users(2), onRowOpen }));
    await userEvent.click(screen.getByText('user2@example.org'));
    expect(onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
    screen.getByRole('button', { name: 'user 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }, { ctrlKey: true }],
    ['⌘', { metaKey: true }, { metaKey: true }],
    ['the middle button', { button: 1 }, { ctrlKey: true, metaKey: true }],
  ])('follow their link, for a new tab, by a press anywhere with %s', (_, press, expected) => {
    const onRowOpen = vi.fn();
    render(usersTable({ rows: users(2), onRowOpen, rowHref: ({ id }) => `#${id}` }));
    const followed = vi.fn();
    screen.getByRole('link', { name: 'user 2' }).addEventListener('click', followed);
    const cell = screen.getByText('user2@example.org');
    fireEvent(cell, new MouseEvent('button' in press ? 'auxclick' : 'click', { bubbles: true, ...press }));
    expect(followed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(expected));
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('open here by a plain press on their link, and leave every other press to the browser', () => {
    const onRowOpen = vi.fn();
    render(usersTable({ rows: users(1), onRowOpen, rowHref: ({ id }) => `#${id}`, opensRowsHere: true }));
    const link = screen.getByRole('link', { name: 'user 1' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onRowOpen).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onRowOpen).toHaveBeenCalledOnce();
  });

  it('open by their name alone while rows are selected', async () => {
    const onRowOpen = vi.fn();
    const selection = { selectedIds: new Set(['2']), onChange: () => undefined };
    render(usersTable({ rows: users(2), onRowOpen, selection }));
    await userEvent.click(screen.getByText('user1@example.org'));
    expect(onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'user 1' }));
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }));
  });

  it('offer their actions in one menu', async () => {
    const removed: number[] = [];
    render(
      usersTable({
        rows: users(2),
        rowActions: (row) => [{ label: 'Remove', isDanger: true, onSelect: () => removed.push(row.id) }],
      }),
    );
    const button = screen.getByRole('button', { name: 'Actions for user 2' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const entry = await screen.findByRole('menuitem', { name: 'Remove' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(entry);
    expect(removed).toEqual([2]);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  });

  it('tell the whole of a text that the width cuts, on hover', async () => {
    render(usersTable({ rows: users(1) }));
    const cell = screen.getByRole('cell', { name: 'user1@example.org' });
    await userEvent.hover(cell);
    expect(cell).not.toHaveAttribute('title');
    const text = cell.querySelector('bdi') as HTMLElement;
    Object.defineProperty(text, 'scrollWidth', { value: 300 });
    await userEvent.unhover(cell);
    await userEvent.hover(text);
    expect(cell).toHaveAttribute('title', 'user1@example.org');
  });

  it('stay under the pointer when the window comes back with another list, until it leaves', async () => {
    const { rerender } = render(usersTable({ rows: users(3) }));
    await userEvent.hover(screen.getByText('user3@example.org'));
    const show = (rows: readonly User[]) => rerender(usersTable({ rows }));
    show([user(0), ...users(3)]);
    expect(shownNames()).toEqual(['user 0', 'user 1', 'user 2', 'user 3']);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const news = [user(-1), user(1), user(2, { email: 'new@example.org' }), user(3)];
    show(news);
    expect(shownNames()).toEqual(['user 0', 'user 1', 'user 2', 'user 3']);
    expect(screen.getByText('new@example.org')).toBeVisible();
    await userEvent.unhover(screen.getByText('user3@example.org'));
    expect(shownNames()).toEqual(['user -1', 'user 1', 'user 2', 'user 3']);
  });

  it('follow a filter also under the pointer', async () => {
    render(usersTable({ rows: users(3) }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    fireEvent.pointerEnter(screen.getByText('user3@example.org').closest('tbody') as HTMLElement);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'user2' } });
    await waitFor(() => expect(shownNames()).toEqual(['user 2']));
  });

  it('that a person has used stay in place until the filter changes, and others leave it', async () => {
    const filter = {
      initialState: { filter: 'user', sort: { columnId: 'email', direction: 'descending' as const } },
    };
    const { rerender } = render(usersTable({ ...filter, rows: users(4) }));
    const gone = { email: 'gone@example.org', username: 'gone' };
    await userEvent.click(screen.getByText('user3@example.org'));
    const changed = users(4).map((row) => (row.id === 3 || row.id === 1 ? { ...row, ...gone } : row));
    rerender(usersTable({ ...filter, rows: changed }));
    expect(shownNames()).toEqual(['user 4', 'gone', 'user 2']);
    rerender(usersTable({ ...filter, rows: [...changed, user(5)] }));
    expect(shownNames()).toEqual(['user 5', 'user 4', 'gone', 'user 2']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'user ' } });
    await waitFor(() => expect(shownNames()).toEqual(['user 5', 'user 4', 'user 2']));
  });

  it('that leave with the focus give it to the row in their place, or to the table [focus]', () => {
    const { rerender } = render(usersTable({ rows: users(3), onRowOpen: () => {} }));
    const focus = (name: string) => screen.getByRole('button', { name }).focus();
    const show = (...ids: number[]) =>
      rerender(usersTable({ rows: users(3).filter(({ id }) => ids.includes(id)), onRowOpen: () => {} }));
    focus('user 2');
    show(1, 3);
    expect(screen.getByRole('row', { name: /user 3/ })).toHaveFocus();
    focus('user 3');
    show(1);
    expect(screen.getByRole('row', { name: /user 1/ })).toHaveFocus();
    focus('user 1');
    show();
    expect(screen.getByRole('table')).toHaveFocus();
  });

  it('that leave without the focus take none', () => {
    const { rerender } = render(usersTable({ rows: users(2), onRowOpen: () => {} }));
    const opener = screen.getByRole('button', { name: 'user 2' });
    opener.focus();
    opener.blur();
    rerender(usersTable({ rows: users(1), onRowOpen: () => {} }));
    expect(document.body).toHaveFocus();
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
    const { rerender } = render(usersTable({ rows, columns: counting }));
    rendered.length = 0;
    const changed = rows.map((row) => (row.id === 7 ? { ...row, username: 'renamed' } : row));
    rerender(usersTable({ rows: changed, columns: counting }));
    expect(rendered).toEqual([7]);
    expect(shownNames()[6]).toBe('renamed');
  });
});

describe('the states of a DataTable', () => {
  it('shows placeholders while nothing is loaded, and says so', async () => {
    const { container } = render(usersTable({ rows: null }));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    await expectAccessible(container);
  });

  it('keeps the page of its state while nothing is loaded', () => {
    const { rerender } = render(usersTable({ rows: null, initialState: { page: 2 } }));
    rerender(usersTable());
    expect(screen.getByText('21–40 of 45')).toBeVisible();
  });

  it('says what is missing and what to do', async () => {
    const { container } = render(
      usersTable({ rows: [], emptyAction: <button type="button">Add User</button> }),
    );
    expect(screen.getByText('No users match query')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add User' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says what failed in place of the rows, with Retry', async () => {
    const onRetry = vi.fn();
    const { container } = render(
      usersTable({ rows: null, failure: { title: 'Failed to load users', onRetry } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('keeps the rows of before when newer ones fail to load', async () => {
    const { container } = render(
      usersTable({ failure: { title: 'Failed to load users', onRetry: () => undefined } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
    expect(shownNames()).toHaveLength(20);
    await expectAccessible(container);
  });

  it('keeps the rows while newer ones are on their way', async () => {
    const { container } = render(usersTable({ isRefreshing: true }));
    expect(screen.getByRole('progressbar', { name: 'Refreshing…' })).toBeVisible();
    expect(shownNames()).toHaveLength(20);
    await expectAccessible(container);
  });
});

describe('the columns of a DataTable', () => {
  it('can be chosen; the row header stays', async () => {
    const onStateChange = vi.fn();
    render(usersTable({ hasColumnChoice: true, onStateChange }));
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
      usersTable({
        columns: columns.map((column) => ({ ...column, isHiddenAtFirst: column.id === 'email' })),
      }),
    );
    expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  });
});
