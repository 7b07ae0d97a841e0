import { describe, expect, it } from 'vitest';
import { keepEqual } from './keep-equal.ts';

const user = (id: number, name = 'ada') => ({
  id,
  name,
  createdAt: new Date(2026, 0, id),
  roles: [{ id: 7 }],
});

describe('keepEqual', () => {
  it('keeps a list that is the same, dates and nested parts too', () => {
    const before = [user(1), user(2)];
    expect(keepEqual(before, [user(1), user(2)])).toBe(before);
  });

  it('keeps the other rows, and the other parts of a changed one', () => {
    const before = [user(1), user(2)];
    const after = keepEqual(before, [user(1), user(2, 'grace'), user(3)]) as typeof before;
    expect(after).toEqual([user(1), user(2, 'grace'), user(3)]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.roles).toBe(before[1]?.roles);
  });

  it.each([
    ['another date', [new Date(1)], [new Date(2)]],
    ['an unreadable date', [new Date(1)], [new Date(Number.NaN)]],
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, undefined]],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['a field more', { a: 1 }, { a: 1, b: undefined }],
    ['another field without a value', { a: undefined }, { b: undefined }],
    ['another kind', { 0: 'a' }, ['a']],
    ['null', { a: {} }, { a: null }],
    ['a class', { a: new Map([[1, 1]]) }, { a: new Map([[1, 2]]) }],
  ])('takes %s for a change, and changes neither', (_, before, after) => {
    const [wasBefore, wasAfter] = [structuredClone(before), structuredClone(after)];
    const kept = keepEqual(before, after);
    expect(kept).not.toBe(before);
    expect(kept).toStrictEqual(wasAfter);
    expect(before).toStrictEqual(wasBefore);
    expect(after).toStrictEqual(wasAfter);
  });
});
