import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { ShortenedText } from '../text/shortened-text.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table-column.ts';

interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly isAdmin: boolean;
}

const whole = '@google_118273645019283746501';
const people: readonly Person[] = [
  { name: whole, email: 'a.b@x.example', isAdmin: true },
  { name: 'mia', email: null, isAdmin: false },
  { name: 'uma & <b>', email: 'u@x.example', isAdmin: false },
];
const columns: readonly DataTableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    value: ({ name }) => name,
    cell: ({ name }) => (name === whole ? <ShortenedText text={name} shown={name.slice(0, 16)} /> : name),
  },
  { id: 'email', header: 'Email', wraps: true, value: ({ email }) => email },
  {
    id: 'admin',
    header: 'Admin',
    exportValue: ({ isAdmin }) => isAdmin,
    cell: ({ isAdmin }) => (
      <CellCheckbox label="Admin" isChecked={isAdmin} onCheckedChange={() => undefined} />
    ),
  },
];

async function copied(from: Node, to: Node, toOffset = to.childNodes.length) {
  const range = document.createRange();
  range.setStart(from, 0);
  range.setEnd(to, toOffset);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  fireEvent(document, new Event('selectionchange'));
  await import('./copy-rows.ts');
  const data = new Map<string, string>();
  const isLeftToBrowser = fireEvent.copy(screen.getByRole('table'), {
    clipboardData: { setData: data.set.bind(data) },
  });
  document.getSelection()?.removeAllRanges();
  return isLeftToBrowser ? 'as the browser copies it' : data;
}

describe('rows that are selected and copied', () => {
  const rows = () => screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement, HTMLElement];
  const table = () =>
    render(
      <DataTable label="People" rows={people} columns={columns} getRowId={({ name }) => name} emptyText="" />,
    );

  it('give each value once and whole, also of controls, as text with tabs and as a table', async () => {
    table();
    const data = (await copied(rows()[0], rows()[2])) as Map<string, string>;
    expect(data.get('text/plain')).toBe(
      `${whole}\ta.b@x.example\tYes\nmia\t\tNo\numa & <b>\tu@x.example\tNo`,
    );
    expect(data.get('text/html')).toContain(`<td>${whole}</td><td>a.b@x.example</td><td>Yes</td>`);
    expect(data.get('text/html')).toContain('<td>uma &amp; &lt;b&gt;</td>');
  });

  it('end where the selection ends, not in the row below that it only touches', async () => {
    table();
    const data = (await copied(rows()[1], screen.getByText('uma & <b>'), 0)) as Map<string, string>;
    expect(data.get('text/plain')).toBe('mia\t\tNo');
  });

  it('are left to the browser within one cell', async () => {
    table();
    expect(await copied(screen.getByText('mia'), screen.getByText('mia'))).toBe('as the browser copies it');
  });
});
