import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { layOutColumns } from './row-layout.ts';
import { HeaderCell } from './table-head.tsx';

const columns = layOutColumns([
  { id: 'name', header: 'Name', share: 3, minWidthPx: 200 },
  { id: 'place', header: 'Place' },
  { id: 'count', header: 'Count', kind: 'number' },
]);

const table = (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={undefined} onSort={() => undefined} />
        ))}
      </tr>
    </thead>
  </table>
);

const sizeOf = (header: string) => {
  const { style } = screen.getByRole('columnheader', { name: header });
  return [style.getPropertyValue('--ak-column-width'), style.getPropertyValue('--ak-column-min-width')];
};

it('takes its share of the room, and its smallest width, by script, with no attribute from a server', () => {
  expect(renderToString(table)).not.toContain('style=');
  render(table);
  expect(sizeOf('Name')).toEqual(['75%', '200px']);
  expect(sizeOf('Place')).toEqual(['25%', '144px']);
  expect(sizeOf('Count')).toEqual(['1%', '80px']);
});
