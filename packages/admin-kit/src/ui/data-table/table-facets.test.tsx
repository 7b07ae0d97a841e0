import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { chosenFacets, facetCondition, type TableFacet } from './data-table-state.ts';
import { TableFacets } from './table-facets.tsx';

interface Row {
  readonly id: number;
}

const facet = (value: string, divisor: number, group?: string): TableFacet<Row> => ({
  value,
  label: value,
  where: ({ id }) => id % divisor === 0,
  ...(group && { group }),
});
const facets = [
  facet('even', 2),
  facet('third', 3),
  facet('never', 1e9),
  facet('small', 5, 'size'),
  facet('large', 7, 'size'),
];
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

function Facets({ rows, first = '' }: { rows: readonly Row[] | null; first?: string }) {
  const [choice, setChoice] = useState(first);
  return (
    <>
      <TableFacets label="Show only" facets={facets} rows={rows} choice={choice} onChoose={setChoice} />
      <output>{choice}</output>
    </>
  );
}

const texts = () => screen.queryAllByRole('button').map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the facets of a table', () => {
  it('that some rows have are counted', async () => {
    const { container } = render(<Facets rows={rowsTo(100)} />);
    expect(screen.getByRole('group', { name: 'Show only' })).toBeVisible();
    expect(texts()).toEqual(['even 50', 'third 33', 'small 20', 'large 14']);
    await expectAccessible(container);
  });

  it('of many rows are counted too', async () => {
    const { rerender } = render(<Facets rows={rowsTo(20_000)} />);
    expect(texts()).toEqual([]);
    await waitFor(() => expect(texts()[0]).toBe('even 10,000'));
    rerender(<Facets rows={rowsTo(30_000)} />);
    expect(texts()[0]).toBe('even 10,000');
    await waitFor(() => expect(texts()[0]).toBe('even 15,000'));
  });

  it('are joined, but for those of one group, and taken back by a second press', async () => {
    render(<Facets rows={rowsTo(100)} />);
    await press('small 20');
    await press('even 50');
    expect(screen.getByRole('status')).toHaveTextContent('even,small');
    await press('large 14');
    expect(screen.getByRole('status')).toHaveTextContent('even,large');
    expect(screen.getByRole('button', { name: 'large 14', pressed: true })).toBeVisible();
    await press('large 14');
    expect(screen.getByRole('status')).toHaveTextContent('even');
    expect(screen.getByRole('button', { name: 'large 14', pressed: false })).toBeVisible();
  });

  it('stay while they are chosen, also while nothing is loaded', () => {
    render(<Facets rows={null} first="never,nonsense" />);
    expect(texts()).toEqual(['never']);
  });
});

describe('the rows that chosen facets keep', () => {
  it.each([
    ['even,third', [6, 12]],
    ['third', [3, 6, 9, 12]],
    ['nonsense', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['never', []],
  ])('%j: %j', (choice, ids) => {
    const condition = facetCondition(facets, choice) ?? (() => true);
    expect(
      rowsTo(12)
        .filter(condition)
        .map(({ id }) => id),
    ).toEqual(ids);
  });

  it.each([undefined, ''])('are all for %j, without a condition', (choice) => {
    expect(chosenFacets(facets, choice)).toEqual([]);
    expect(facetCondition(facets, choice)).toBeUndefined();
  });
});
