import type { Organization } from '@timemap/admin-api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameOrder } from '../../text/name-order.ts';
import { Forest } from './forest.ts';
import {
  close,
  closeAll,
  createView,
  open,
  openAll,
  openAncestors,
  openSiblings,
  positionAmongSiblings,
  shownInPlaceOf,
  siblingCount,
  type TreeView,
} from './visible-rows.ts';

const order = createNameOrder('en');

const organization = (id: number, children: Organization[] = []): Organization => ({
  id,
  name: `Org ${id}`,
  parentId: 0,
  children,
  isLocalAdmin: false,
});

const sample = () => [
  organization(1, [organization(11, [organization(111), organization(112)]), organization(12)]),
  organization(2, [organization(21)]),
  organization(3),
];
const view = (list = sample()) => createView(new Forest(list, order), null, new Uint8Array(0));
const ids = ({ rows, forest }: TreeView) => Array.from(rows, (node) => forest.organization(node).id);
const node = ({ forest }: TreeView, id: number) => forest.nodeOfId(id) as number;

describe('the rows', () => {
  it('are the tops while nothing is open', () => {
    expect(ids(view())).toEqual([1, 2, 3]);
  });

  it('include the children of an opened item in its place', () => {
    const start = view();
    const opened = open(open(start, node(start, 1)), node(start, 11));
    expect(ids(opened)).toEqual([1, 11, 111, 112, 12, 2, 3]);
    expect(ids(start)).toEqual([1, 2, 3]);
  });

  it('hide everything below a closed item, and restore it as it was', () => {
    const opened = openAll(view());
    const closed = close(opened, node(opened, 1));
    expect(ids(closed)).toEqual([1, 2, 21, 3]);
    expect(ids(open(closed, node(closed, 1)))).toEqual([1, 11, 111, 112, 12, 2, 21, 3]);
  });

  it('stay as they are when a leaf is opened', () => {
    const start = view();
    expect(open(start, node(start, 3))).toBe(start);
  });

  it('open to all siblings that have children', () => {
    const start = view();
    expect(ids(openSiblings(start, node(start, 3)))).toEqual([1, 11, 12, 2, 21, 3]);
  });

  it('open up to a hidden organization, and no further', () => {
    const start = view();
    expect(ids(openAncestors(start, node(start, 111)))).toEqual([1, 11, 111, 112, 12, 2, 3]);
  });

  it('are the tops again when everything is closed', () => {
    expect(ids(closeAll(openAll(view())))).toEqual([1, 2, 3]);
  });

  it('hold 10,000 levels, all open', () => {
    let deepest = organization(10_000);
    for (let id = 9_999; id > 0; id--) deepest = organization(id, [deepest]);
    const opened = openAll(view([deepest]));
    expect(opened.rows).toHaveLength(10_000);
    expect(ids(close(opened, node(opened, 5)))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a row', () => {
  it('knows its place among its siblings and how many there are', () => {
    const opened = openAll(view());
    const at = (id: number) => [
      positionAmongSiblings(opened, node(opened, id)),
      siblingCount(opened, node(opened, id)),
    ];
    expect([1, 3, 12, 112, 21].map(at)).toEqual([
      [1, 3],
      [3, 3],
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
  });

  it('receives the focus of a hidden child', () => {
    const start = view();
    expect(shownInPlaceOf(start, node(start, 112))).toBe(node(start, 1));
    const opened = open(start, node(start, 1));
    expect(shownInPlaceOf(opened, node(opened, 112))).toBe(node(opened, 11));
    expect(shownInPlaceOf(opened, node(opened, 12))).toBe(node(opened, 12));
  });
});

it('opening and closing one by one gives the same rows as showing all together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { maxLength: 40 }),
      fc.array(fc.nat(40), { maxLength: 60 }),
      (parents, toggled) => {
        const all = parents.map((_, index) => organization(index + 1));
        const tops = all.filter((child, index) => {
          const parent = all[(parents[index] as number) - 1];
          if (parent === undefined || parent.id >= child.id) return true;
          parent.children.push(child);
          return false;
        });
        let stepwise = view(tops);
        for (const id of toggled) {
          const at = stepwise.forest.nodeOfId(id);
          if (at === undefined) continue;
          stepwise = stepwise.isOpen[at] === 1 ? close(stepwise, at) : open(stepwise, at);
        }
        expect(ids(stepwise)).toEqual(ids(createView(stepwise.forest, null, stepwise.isOpen)));
      },
    ),
    { numRuns: 1000 },
  );
});
