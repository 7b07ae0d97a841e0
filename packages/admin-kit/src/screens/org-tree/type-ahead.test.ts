import { describe, expect, it } from 'vitest';
import { createNameOrder } from '../../text/name-order.ts';
import { Forest } from './forest.ts';
import { findTyped, isTyping, noTypeAhead, typeCharacter } from './tree-keys.ts';
import { createView } from './visible-rows.ts';

const names = ['Arts', 'Atlas', 'Baltic', '  Padded', 'Zürich', 'Zug'];

function view() {
  const list = names.map((name, index) => ({
    id: index + 1,
    name,
    parentId: 0,
    children: [],
    isLocalAdmin: false,
  }));
  return createView(new Forest(list, createNameOrder('en')), null, new Uint8Array(0));
}

function found(fromRow: number, typed: string) {
  const shown = view();
  const row = findTyped(shown, fromRow, typed);
  return row < 0 ? null : shown.forest.organization(shown.rows[row] as number).name;
}

describe('typing a name', () => {
  it.each([
    [1, 'a', 'Atlas'],
    [2, 'a', 'Arts'],
    [1, 'aa', 'Atlas'],
    [2, 'at', 'Atlas'],
    [1, 'at', 'Atlas'],
    [1, 'ar', 'Arts'],
    [0, 'B', 'Baltic'],
    [0, 'zur', 'Zürich'],
    [0, 'zue', 'Zürich'],
    [3, 'pad', '  Padded'],
    [0, 'x', null],
    [0, ' ', null],
  ])('from row %i, %j leads to %j', (fromRow, typed, expected) => {
    expect(found(fromRow, typed)).toBe(expected);
  });

  it('joins characters typed within a second, and starts over after that', () => {
    const first = typeCharacter(noTypeAhead, 'z', 1_000);
    expect(typeCharacter(first, 'u', 1_900).text).toBe('zu');
    expect(typeCharacter(first, 'u', 2_500).text).toBe('u');
    expect(isTyping(first, 1_500)).toBe(true);
    expect(isTyping(first, 2_500)).toBe(false);
    expect(isTyping(noTypeAhead, 0)).toBe(false);
  });
});
