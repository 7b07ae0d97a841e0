import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeptChoicesContext } from '../../browser/kept-choice.ts';
import { MessageContext } from '../../messages/messages.ts';
import { savedFiles } from '../../text/testing/saved-files.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import type { DataTableState, TableChoice } from './data-table-state.ts';
import { type TableHost, TableHostContext, type TableViewsProps } from './table-host.ts';
import { type User, user, users, usersTable } from './users-table.fixture.tsx';

const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortBy = (name: string) =>
  userEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
const isAdmin = (row: User) => row.isAdmin;
const admins: readonly TableChoice<User>[] = [
  {
    id: 'shown',
    label: 'Shown',
    options: [
      { value: 'all', label: 'All' },
      { value: 'admins', label: 'Admins', where: isAdmin },
    ],
  },
];

afterEach(() => void vi.restoreAllMocks());

describe('exporting a table with a name', () => {
  it('saves the rows that match, all pages of them, in their order and with the columns shown', async () => {
    const files = savedFiles();
    render(
      usersTable({ name: 'users', initialState: { filter: 'user4', pageSize: 2, columns: ['projects'] } }),
    );
    await sortBy('Username');
    await sortBy('Username');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await files[0]?.blob.text())?.replace('\uFEFF', '').split('\r\n');
    expect(lines).toEqual([
      'Username,Projects',
      ...[45, 44, 43, 42, 41, 40, 4].map((id) => `user ${id},${1000 + id}`),
      '',
    ]);
    await waitFor(() =>
      expect(document.querySelector('[data-ak-announcer]')).toHaveTextContent('7 rows exported'),
    );
  });

  it('separates by what the language expects, until another separator is chosen and kept', async () => {
    const files = savedFiles();
    const kept = new Map<string, string>();
    const choices = { get: (name: string) => kept.get(name) ?? null, set: kept.set.bind(kept) };
    const save = async (separator: string) => {
      const count = files.length;
      screen.getByRole('button', { name: `Separator of CSV files: ${separator}` });
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
      await waitFor(() => expect(files).toHaveLength(count + 1));
      return (await files[count]?.blob.text())?.split('\r\n')[1];
    };
    const table = () => (
      <MessageContext value={{ locale: 'de', overrides: [] }}>
        <KeptChoicesContext value={choices}>
          {usersTable({ name: 'users', rows: users(1), initialState: { columns: ['projects'] } })}
        </KeptChoicesContext>
      </MessageContext>
    );
    const { unmount } = render(table());
    expect(await save('Semicolon')).toBe('user 1;1001');
    await userEvent.click(screen.getByRole('button', { name: /^Separator/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tab', checked: false }));
    await userEvent.keyboard('{Escape}');
    expect(await save('Tab')).toBe('user 1\t1001');
    unmount();
    render(table());
    expect(await save('Tab')).toBe('user 1\t1001');
  });

  it('is not offered without a name', () => {
    render(usersTable());
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says why it cannot be used while there are no rows', async () => {
    const files = savedFiles();
    const { container, rerender } = render(usersTable({ name: 'users', rows: null }));
    const button = screen.getByRole('button', { name: 'Export CSV' });
    expect(button).toHaveAccessibleDescription('Loading…');
    rerender(usersTable({ name: 'users' }));
    await userEvent.type(screen.getByRole('searchbox'), 'no such');
    await screen.findByText('0 of 45');
    expect(button).toHaveAccessibleDescription('There are no rows to export.');
    await userEvent.click(button);
    expect(files).toEqual([]);
    await expectAccessible(container);
  });

  it('is not offered where there are no rows at all', () => {
    render(usersTable({ name: 'users', rows: [] }));
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says when the browser saves nothing, and can be tried again', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('no files here');
    });
    render(usersTable({ name: 'users' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be saved. Try again.');
    const files = savedFiles();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('further filters of a table', () => {
  it('leave the rows of the chosen option, from the first page, together with the others', async () => {
    const onStateChange = vi.fn();
    const rows = [...users(45), user(46, { isAdmin: true }), user(47, { isAdmin: true })];
    render(usersTable({ rows, choices: admins, initialState: { page: 2 }, onStateChange }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'Admins');
    expect(shownNames()).toEqual(['user 1', 'user 46', 'user 47']);
    expect(onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ choices: { shown: 'admins' }, page: 1 }),
    );
    await userEvent.type(screen.getByRole('searchbox'), 'user4');
    await waitFor(() => expect(shownNames()).toEqual(['user 46', 'user 47']));
  });

  it('are cleared with the filter where nothing matches', async () => {
    render(usersTable({ choices: admins, initialState: { filter: '45', choices: { shown: 'admins' } } }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('combobox', { name: 'Shown' })).toHaveValue('all');
    expect(shownNames()).toHaveLength(20);
  });

  it('may be those of the screen, and are cleared with the others', async () => {
    const onStateChange = vi.fn();
    const start = { filter: '', sort: null, page: 1, pageSize: 20, columns: null, choices: { text: '' } };
    render(
      usersTable({
        initialState: start,
        state: { ...start, choices: { text: 'nothing has this' } },
        where: () => false,
        onStateChange,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(onStateChange).toHaveBeenLastCalledWith(start);
  });

  it('treat an unknown option as the first', () => {
    render(usersTable({ choices: admins, initialState: { choices: { shown: '__proto__' } } }));
    expect(shownNames()).toHaveLength(20);
  });
});

function Views({ label, table, onStateChange, start }: TableViewsProps) {
  return (
    <button type="button" onClick={() => onStateChange({ ...start, filter: 'user 7' })}>
      Sevens of {label} ({table})
    </button>
  );
}

function Hosted({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<Record<string, DataTableState>>({});
  const host: TableHost = {
    read: (table, start) => kept[table] ?? start,
    write: (table, state) => setKept((before) => ({ ...before, [table]: state })),
    Views,
  };
  return (
    <TableHostContext value={host}>
      {children}
      <output>{JSON.stringify(kept)}</output>
    </TableHostContext>
  );
}

describe('a table with a name in a host that keeps tables', () => {
  it('has its state there, and its views in the toolbar', async () => {
    render(<Hosted>{usersTable({ name: 'users', initialState: { pageSize: 50 } })}</Hosted>);
    await userEvent.click(screen.getByRole('button', { name: 'Sevens of Users (users)' }));
    expect(shownNames()).toEqual(['user 7']);
    const kept = JSON.parse(document.querySelector('output')?.textContent ?? '');
    expect(kept).toMatchObject({ users: { filter: 'user 7', pageSize: 50 } });
  });

  it('has its views where they move no other control when they appear', () => {
    render(<Hosted>{usersTable({ name: 'users', hasColumnChoice: true })}</Hosted>);
    const views = screen.getByRole('button', { name: /^Sevens/ });
    const columns = screen.getByRole('button', { name: 'Columns' });
    expect(views.compareDocumentPosition(columns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves alone what a screen controls or has no name', async () => {
    render(
      <Hosted>
        {usersTable()}
        {usersTable({
          label: 'Others',
          name: 'others',
          state: { filter: 'user 9', sort: null, page: 1, pageSize: 20, columns: null },
        })}
      </Hosted>,
    );
    await userEvent.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'user 8');
    await waitFor(() => expect(shownNames()).toEqual(['user 8', 'user 9']));
    expect(screen.getByText('{}')).toBeVisible();
  });
});

it('counts in its heading the rows that match', async () => {
  const heading = { current: null as HTMLElement | null };
  const host: TableHost = {
    read: (_, start) => start,
    write: () => {},
    headingRef: () => (node) => {
      heading.current = node;
    },
  };
  render(
    <TableHostContext value={host}>
      {usersTable({ name: 'users', initialState: { filter: 'user4' } })}
    </TableHostContext>,
  );
  await waitFor(() => expect(heading.current?.parentElement).toHaveTextContent(/^7$/));
});
