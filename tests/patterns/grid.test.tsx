import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { users, usersTable } from '../../packages/admin-kit/src/ui/data-table/users-table.fixture.tsx';
import { stopsAhead } from '../../packages/admin-kit/src/ui/testing/test-keyboard.ts';

/** Tables are read by row, and a grid would disable the reading commands of the browser. */
const rowActions = () => [{ label: 'Remove', onSelect: () => undefined }];
const selectable = () =>
  render(
    usersTable({
      rows: users(3),
      rowActions,
      rowHref: ({ id }) => `#${id}`,
      selection: { selectedIds: new Set(['2']), onChange: () => undefined },
    }),
  );

const table = () => screen.getByRole('table', { name: 'Users, 3 rows' });
const header = (name: string) => within(table()).getByRole('columnheader', { name });

describe('the table pattern, in place of grid: roles, states and properties', () => {
  it('the container is a native table with a name, and nothing in it is a grid', () => {
    selectable();
    expect(table().tagName).toBe('TABLE');
    for (const role of ['grid', 'treegrid', 'gridcell']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('each row has role row, in groups for the head and the rows', () => {
    selectable();
    const [head, body] = within(table()).getAllByRole('rowgroup');
    expect(within(head as HTMLElement).getAllByRole('row')).toHaveLength(1);
    expect(within(body as HTMLElement).getAllByRole('row')).toHaveLength(3);
  });

  it('each cell has role cell, columnheader or rowheader, and all rows have as many', () => {
    selectable();
    for (const row of within(table()).getAllByRole('row')) {
      const cells = [...row.children].map((cell) => cell.tagName);
      expect(cells).toHaveLength(6);
      expect(cells.every((tag) => tag === 'TD' || tag === 'TH')).toBe(true);
    }
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(6);
    expect(
      within(table())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['user 1', 'user 2', 'user 3']);
  });

  it('every column header names the content of its column', () => {
    selectable();
    expect(header('Actions')).toBeInTheDocument();
    expect(header('Select all rows on this page')).toBeInTheDocument();
  });

  it('a sortable column has aria-sort and a button in its header; another has neither', async () => {
    selectable();
    expect(header('Username')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header('Username')).getByRole('button'));
    expect(header('Username')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Admin')).not.toHaveAttribute('aria-sort');
    expect(within(header('Admin')).queryByRole('button')).toBeNull();
  });

  it('aria-sort is ascending or descending in one column at most', async () => {
    selectable();
    await userEvent.click(within(header('Username')).getByRole('button'));
    await userEvent.click(within(header('Projects')).getByRole('button'));
    const sorted = within(table())
      .getAllByRole('columnheader')
      .filter((cell) => /ending$/.test(cell.getAttribute('aria-sort') ?? ''));
    expect(sorted).toEqual([header('Projects')]);
  });

  it('a row is selected with a checkbox that has its name, instead of aria-selected', () => {
    selectable();
    expect(screen.getByRole('checkbox', { name: 'Select user 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select user 1' })).not.toBeChecked();
    expect(table().querySelector('[aria-selected]')).toBeNull();
  });

  it('the number of rows is in the name, because the other pages are not in the document', () => {
    render(usersTable());
    expect(screen.getByRole('table', { name: 'Users, 45 rows' })).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  });
});

describe('the table pattern, in place of grid: keys', () => {
  it('Tab: moves to every control in reading order, row by row', async () => {
    selectable();
    const user = userEvent.setup();
    header('Username').querySelector('button')?.focus();
    const names = (await stopsAhead(user)).map((stop) => stop.getAttribute('aria-label') ?? stop.textContent);
    const start = names.indexOf('Email');
    expect(names.slice(start, start + 8)).toEqual([
      'Email',
      'Projects',
      'Select user 1',
      'user 1',
      'Actions for user 1',
      'Select user 2',
      'user 2',
      'Actions for user 2',
    ]);
  });

  it('arrow keys, Home and End: are left to the browser and the screen reader', async () => {
    selectable();
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'user 2' });
    link.focus();
    const prevented: string[] = [];
    const note = (event: KeyboardEvent) => event.defaultPrevented && prevented.push(event.key);
    document.addEventListener('keydown', note);
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}{Home}{End}{PageDown}{PageUp}');
    document.removeEventListener('keydown', note);
    expect(link).toHaveFocus();
    expect(prevented).toEqual([]);
  });

  it.each(['{Enter}', ' '])('%j on a header: sorts, and focus stays', async (key) => {
    selectable();
    const user = userEvent.setup();
    const button = within(header('Projects')).getByRole('button');
    button.focus();
    await user.keyboard(key);
    expect(header('Projects')).toHaveAttribute('aria-sort', 'ascending');
    expect(button).toHaveFocus();
  });
});
