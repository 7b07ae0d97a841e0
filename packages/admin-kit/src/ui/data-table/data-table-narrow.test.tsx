import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { users, usersTable } from './users-table.fixture.tsx';

// jsdom lays nothing out.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 360 });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

const shown = {
  id: 'shown',
  label: 'Show',
  options: [
    { value: 'all', label: 'All users' },
    { value: 'first', label: 'The first', where: ({ id }: { id: number }) => id === 1 },
  ],
};
const sheet = () => screen.queryByRole('group', { name: 'Filters' });

describe('a narrow DataTable', () => {
  it('has the rest of each row behind a button that is named after the row', async () => {
    const { container } = render(usersTable({ rows: users(2) }));
    const more = screen.getByRole('button', { name: 'More about user 2' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'More about user 1' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expectAccessible(container);
  });

  it('opens no row by a press on its More', async () => {
    const opened: number[] = [];
    render(usersTable({ rows: users(1), onRowOpen: ({ id }) => opened.push(id) }));
    await userEvent.click(screen.getByRole('button', { name: 'More about user 1' }));
    expect(opened).toEqual([]);
  });

  it('has no More where a card shows everything', () => {
    render(usersTable({ initialState: { columns: ['username', 'email'] } }));
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });

  it('has its filters and its order in one sheet, closed by Escape [keyboard] [focus]', async () => {
    const user = userEvent.setup();
    render(usersTable({ choices: [shown] }));
    screen.getByRole('searchbox', { name: 'Filter users' }).focus();
    await user.tab();
    const opener = screen.getByRole('button', { name: 'Filters' });
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const controls = within(sheet() as HTMLElement);
    expect(controls.getByRole('combobox', { name: 'Show' })).toBeInTheDocument();
    expect(controls.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('has no sheet for the order alone while there are no rows', () => {
    const { rerender } = render(usersTable({ rows: [], filterLabel: undefined }));
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    rerender(usersTable({ rows: users(2), filterLabel: undefined }));
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('says how many filters are active beside the text', async () => {
    render(
      usersTable({
        choices: [shown],
        initialState: { filter: 'user', choices: { shown: 'first' } },
      }),
    );
    expect(screen.getByRole('button', { name: 'Filters, 1 active' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All users');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('keeps its main action out of the sheet', () => {
    render(usersTable({ primaryAction: <button type="button">Add User</button> }));
    expect(within(sheet() as HTMLElement).queryByRole('button', { name: 'Add User' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add User' })).toBeInTheDocument();
  });
});
