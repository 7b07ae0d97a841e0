import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceReload, rowsInPlace, useSteady } from './use-steady.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const inPlace = rowsInPlace((row: Row) => row.id);

function Names({ rows, query = '' }: { rows: readonly Row[]; query?: string }) {
  const { steady, pointing, release } = useSteady(rows, query, inPlace);
  if (steady.length === 0) return null;
  return (
    <ul {...pointing}>
      {steady.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      <button type="button" onClick={release}>
        Remove
      </button>
    </ul>
  );
}

const rows = (...names: string[]): Row[] =>
  names.map((name) => ({ id: name.toLowerCase().charCodeAt(0), name }));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const list = () => screen.getByRole('list');

function pointAndReload() {
  const { rerender } = render(<Names rows={rows('b', 'c')} />);
  fireEvent.pointerEnter(list());
  act(announceReload);
  return { show: (names: string[], query = '') => rerender(<Names rows={rows(...names)} query={query} />) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a list that loads again under the pointer', () => {
  it('keeps its rows in place with their new content, until the pointer leaves', () => {
    const { show } = pointAndReload();
    show(['a', 'B', 'c']);
    expect(shown()).toEqual(['B', 'c']);
    show(['a', 'C']);
    expect(shown()).toEqual(['b', 'C']);
    fireEvent.pointerLeave(list());
    expect(shown()).toEqual(['a', 'C']);
  });

  it('shows the rows of a new query immediately', () => {
    const { show } = pointAndReload();
    show(['c'], 'c');
    expect(shown()).toEqual(['c']);
  });

  it('follows the person’s own change', () => {
    const { show } = pointAndReload();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    show(['c']);
    expect(shown()).toEqual(['c']);
  });

  it('moves for people who use the keyboard, and not for the key of a press', () => {
    const { show } = pointAndReload();
    show(['a', 'b', 'c']);
    fireEvent.keyDown(document.body, { key: 'Shift' });
    expect(shown()).toEqual(['b', 'c']);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('moves for a pointer that enters long after the reload', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { show } = pointAndReload();
    fireEvent.pointerLeave(list());
    vi.setSystemTime(Date.now() + 10_001);
    fireEvent.pointerEnter(list());
    show(['a', 'b', 'c']);
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('shows new rows after it went empty under the pointer', () => {
    const { rerender } = render(<Names rows={rows('b')} />);
    fireEvent.pointerEnter(list());
    rerender(<Names rows={[]} />);
    act(announceReload);
    rerender(<Names rows={rows('a', 'b')} />);
    expect(shown()).toEqual(['a', 'b']);
  });

  it('moves while nothing has announced a reload', () => {
    const { rerender } = render(<Names rows={rows('b')} />);
    fireEvent.pointerEnter(list());
    rerender(<Names rows={rows('a', 'b')} />);
    expect(shown()).toEqual(['a', 'b']);
  });
});
