import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffRows } from './row-diff.ts';

const row = fc.record({ id: fc.nat() });

describe('diffRows', () => {
  it('reports scattered replacements one by one', () => {
    const before = Array.from({ length: 10 }, (_, id) => ({ id }));
    const after = before.map((known) => (known.id === 2 || known.id === 7 ? { ...known } : known));
    expect(diffRows(before, after)).toEqual([
      { start: 2, removed: 1, inserted: 1 },
      { start: 7, removed: 1, inserted: 1 },
    ]);
  });

  it('reports a removal as one range', () => {
    const before = Array.from({ length: 10 }, (_, id) => ({ id }));
    expect(diffRows(before, before.toSpliced(4, 2))).toEqual([{ start: 4, removed: 2, inserted: 0 }]);
  });

  it('turns any list into any other', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 90 }),
        fc.array(row, { maxLength: 90 }),
        fc.nat(90),
        (before, other, at) => {
          const after = [...before.slice(0, at), ...other];
          let followed: readonly { id: number }[] = before;
          for (const { start, removed, inserted } of diffRows(before, after)) {
            followed = followed.toSpliced(start, removed, ...after.slice(start, start + inserted));
          }
          expect(followed).toEqual(after);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
