import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table-column.ts';

interface User {
  readonly id: number;
  readonly name: string;
}

const columns: readonly DataTableColumn<User>[] = [
  { id: 'name', header: 'Name', value: (user) => user.name, isRowHeader: true },
];
const idOf = (user: User) => String(user.id);
const textsOf = (user: User) => [user.name];
const users = Array.from({ length: 30 }, (_, index): User => ({ id: index + 1, name: `user ${index + 1}` }));

function Selectable({
  rows = users,
  keepsMissing = false,
}: {
  rows?: readonly User[];
  keepsMissing?: boolean;
}) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Users"
        rows={rows}
        columns={columns}
        getRowId={idOf}
        emptyText="No users match query"
        filterLabel="Filter users"
        filterTexts={textsOf}
        initialState={{ pageSize: 10 }}
        selection={{ selectedIds, onChange: setSelectedIds, keepsMissing }}
        selectionActions={<button type="button">Email</button>}
      />
      <output aria-label="selected ids">{[...selectedIds].join(' ')}</output>
    </>
  );
}

const selected = () => screen.getByLabelText('selected ids').textContent;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('selection in a DataTable', () => {
  it('is by id and survives pages, filters and sorting (B §2)', async () => {
    const { container } = render(<Selectable />);
    await userEvent.click(box('Select user 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(box('Select user 12'));
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'user 2');
    await screen.findByText('1–10 of 11, filtered from 30');
    expect(box('Select user 2')).toBeChecked();
    expect(selected()).toBe('2 12');
    await expectAccessible(container);
  });

  it('takes the whole page, and shows when only some of it is selected', async () => {
    render(<Selectable />);
    await userEvent.click(box('Select user 3'));
    expect(box('Select all rows on this page').indeterminate).toBe(true);
    await userEvent.click(box('Select all rows on this page'));
    expect(screen.getByText('10 selected')).toBeVisible();
    await userEvent.click(box('Select all rows on this page'));
    expect(selected()).toBe('');
  });

  it('takes all that match a filter, on every page, and lets go of them', async () => {
    render(<Selectable />);
    await userEvent.type(screen.getByRole('searchbox'), 'user 1');
    await screen.findByText('1–10 of 11, filtered from 30');
    await userEvent.click(box('Select user 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 11' }));
    expect(selected()).toBe('1 10 11 12 13 14 15 16 17 18 19');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toBe('');
  });

  it('keeps the focus when Select all and Clear selection disappear by their press [keyboard] [focus]', async () => {
    const user = userEvent.setup();
    render(
      <main>
        <Selectable />
      </main>,
    );
    await user.click(box('Select user 1'));
    screen.getByRole('button', { name: 'Select all 30' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(selected()).toBe('');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('adds all that match a filter to what was selected before', async () => {
    render(<Selectable />);
    await userEvent.click(box('Select user 2'));
    await userEvent.type(screen.getByRole('searchbox'), 'user 1');
    await screen.findByText('1–10 of 11, filtered from 30');
    await userEvent.click(screen.getByRole('button', { name: 'Select all 11' }));
    expect(selected()).toBe('2 1 10 11 12 13 14 15 16 17 18 19');
  });

  it('offers all matches as long as one of them is not selected', async () => {
    render(<Selectable />);
    await userEvent.click(box('Select all rows on this page'));
    await userEvent.type(screen.getByRole('searchbox'), 'user 30');
    await screen.findByText('1 of 1, filtered from 30');
    await userEvent.click(screen.getByRole('button', { name: 'Select all 1' }));
    expect(screen.getByText('11 selected, 10 of them hidden by the filter')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select all 1' })).toBeNull();
  });

  it('takes a range with the shift key', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    await user.click(box('Select user 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select user 5'));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('2 3 4 5');
  });

  it('offers its actions only while something is selected', async () => {
    render(<Selectable />);
    expect(screen.queryByRole('button', { name: 'Email' })).toBeNull();
    await userEvent.click(box('Select user 1'));
    expect(screen.getByRole('button', { name: 'Email' })).toBeVisible();
  });

  it('lets go of rows that are gone', async () => {
    const { rerender } = render(<Selectable />);
    await userEvent.click(box('Select user 1'));
    await userEvent.click(box('Select user 2'));
    rerender(<Selectable rows={users.slice(1)} />);
    expect(selected()).toBe('2');
  });

  it('lets go of rows that are gone from a long list, and keeps what is selected meanwhile', async () => {
    const many = Array.from({ length: 5000 }, (_, index): User => ({ id: index + 1, name: `user ${index}` }));
    const { rerender } = render(<Selectable rows={many} />);
    fireEvent.click(box('Select user 0'));
    fireEvent.click(box('Select user 1'));
    rerender(<Selectable rows={many.slice(1)} />);
    fireEvent.click(box('Select user 2'));
    await waitFor(() => expect(selected()).toBe('2 3'));
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('keeps rows that are not there now, where they are only another part', async () => {
    const { rerender } = render(<Selectable keepsMissing />);
    await userEvent.click(box('Select user 1'));
    rerender(<Selectable keepsMissing rows={users.slice(1)} />);
    expect(selected()).toBe('1');
  });

  it('is reached and changed by the keyboard', async () => {
    render(<Selectable />);
    box('Select user 1').focus();
    await userEvent.keyboard(' ');
    expect(selected()).toBe('1');
    expect(box('Select user 1')).toHaveFocus();
  });
});
