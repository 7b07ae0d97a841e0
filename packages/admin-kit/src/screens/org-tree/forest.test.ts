import type { Organization } from '@timemap/admin-api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameOrder } from '../../text/name-order.ts';
import { Forest, ROOT } from './forest.ts';

const order = createNameOrder('en');

const organization = (id: number, name = `Org ${id}`, children: Organization[] = [], parentId = 0) => ({
  id,
  name,
  parentId,
  children,
  isLocalAdmin: false,
});

function childNames(forest: Forest, node = ROOT): string[] {
  const first = forest.firstChild(node);
  return Array.from(
    { length: forest.childCount(node) },
    (_, index) => forest.organization(first + index).name,
  );
}

function pathTo(forest: Forest, id: number): number[] {
  const path: number[] = [];
  for (let node = forest.nodeOfId(id) ?? ROOT; node !== ROOT; node = forest.parent(node)) {
    path.unshift(forest.organization(node).id);
  }
  return path;
}

describe('the order of siblings', () => {
  it.each([
    ['by name', ['b', 'a', 'c'], ['a', 'b', 'c']],
    ['with numbers as numbers', ['10 Pier Street', '2 Pier Street'], ['2 Pier Street', '10 Pier Street']],
    [
      'with accents beside their letters',
      ['Zürich', 'Zug', 'Ältere', 'Aa'],
      ['Aa', 'Ältere', 'Zug', 'Zürich'],
    ],
    ['without regard to case', ['beta', 'Alpha'], ['Alpha', 'beta']],
  ])('is ascending %s', (_, names, expected) => {
    const list = names.map((name, index) => organization(index + 1, name));
    expect(childNames(new Forest(list, order))).toEqual(expected);
  });

  it('is by id where names are equal, in any order from the server', () => {
    const list = [organization(3, 'Same'), organization(1, 'Same'), organization(2, 'Same')];
    const forest = new Forest(list, order);
    expect([1, 2, 3].map((node) => forest.organization(node).id)).toEqual([1, 2, 3]);
  });

  it('leaves the list as it was sent', () => {
    const list = [organization(2, 'b', [organization(4, 'y'), organization(3, 'x')]), organization(1, 'a')];
    new Forest(list, order);
    expect(list.map(({ id }) => id)).toEqual([2, 1]);
    expect(list[0]?.children.map(({ id }) => id)).toEqual([4, 3]);
  });
});

describe('what hangs below what', () => {
  it('is as nested', () => {
    const forest = new Forest([organization(1, 'a', [organization(2, 'b', [organization(3, 'c')])])], order);
    expect(pathTo(forest, 3)).toEqual([1, 2, 3]);
    expect(forest.level(forest.nodeOfId(3) as number)).toBe(3);
  });

  it('may begin below a root: the parent of a top need not be in the list', () => {
    const forest = new Forest([organization(101, 'Faculty', [], 1), organization(2, 'Harbour')], order);
    expect(childNames(forest)).toEqual(['Faculty', 'Harbour']);
  });

  it('follows parentId where a list is flat', () => {
    const flat = [organization(3, 'c', [], 2), organization(1, 'a'), organization(2, 'b', [], 1)];
    expect(pathTo(new Forest(flat, order), 3)).toEqual([1, 2, 3]);
  });

  it('shows an organization once that is listed at the top and below its parent', () => {
    const child = organization(2, 'b', [organization(3, 'c', [], 2)], 1);
    const forest = new Forest([child, organization(1, 'a', [organization(2, 'b', [], 1)])], order);
    expect(childNames(forest)).toEqual(['a']);
    expect(pathTo(forest, 3)).toEqual([1, 2, 3]);
  });

  it('shows an organization once that is sent twice below roots', () => {
    const list = [organization(1, 'a', [organization(9)]), organization(2, 'b', [organization(9)])];
    const forest = new Forest(list, order);
    forest.complete();
    expect(forest.nodeCount).toBe(1 + 3);
    expect(forest.childCount(forest.nodeOfId(2) as number)).toBe(0);
  });

  it('cuts a circle of parents, and keeps all of them', () => {
    const circle = [organization(1, 'a', [], 2), organization(2, 'b', [], 3), organization(3, 'c', [], 1)];
    const forest = new Forest(circle, order);
    forest.complete();
    expect(forest.nodeCount).toBe(1 + 3);
    expect(forest.childCount(ROOT)).toBe(1);
  });
});

describe('numbering', () => {
  it('goes 10,000 levels down without overflowing the stack', () => {
    let deepest = organization(10_000);
    for (let id = 9_999; id > 0; id--) deepest = organization(id, `Org ${id}`, [deepest]);
    const forest = new Forest([deepest], order);
    expect(forest.level(forest.nodeOfId(10_000) as number)).toBe(10_000);
  });

  it('does not walk a large tree before it must, and is complete after', () => {
    const wide = organization(
      1,
      'Wide',
      Array.from({ length: 5_000 }, (_, index) =>
        organization(index + 2, `Org ${index}`, [organization(-index - 2)]),
      ),
    );
    const forest = new Forest([wide], order);
    expect(forest.isComplete).toBe(false);
    forest.complete();
    expect(forest.nodeCount).toBe(1 + 10_001);
  });

  it('gives every organization one number, in any order of requests', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 60 }), fc.array(fc.nat(60)), (parents, asked) => {
        const all = parents.map((_, index) => organization(index + 1, `Org ${index % 7}`));
        const tops = all.filter((child, index) => {
          const parent = all[(parents[index] as number) - 1];
          if (parent === undefined || parent.id >= child.id) return true;
          parent.children.push(child);
          return false;
        });
        const forest = new Forest(tops, order);
        for (const node of asked) if (node < forest.nodeCount) forest.firstChild(node);
        forest.complete();
        expect(forest.nodeCount).toBe(all.length + 1);
        for (const { id } of all) expect(forest.organization(forest.nodeOfId(id) as number).id).toBe(id);
      }),
      { numRuns: 1000 },
    );
  });
});
