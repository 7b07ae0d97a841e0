import type { Organization } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createNameOrder } from '../../text/name-order.ts';
import {
  choose,
  createTree,
  followSelection,
  goTo,
  move,
  replaceOrganizations,
  searchFor,
  shownView,
  type TreeModel,
  tabStop,
  toggle,
  withShownView,
} from './tree-model.ts';
import { closeAll, openAll } from './visible-rows.ts';

const order = createNameOrder('en');

const organization = (id: number, name: string, children: Organization[] = []): Organization => ({
  id,
  name,
  parentId: 0,
  children,
  isLocalAdmin: false,
});

const sample = () => [
  organization(1, 'Arts', [
    organization(11, 'History', [organization(111, 'Atlas Lab')]),
    organization(12, 'Music'),
    organization(13, 'Zoology'),
  ]),
  organization(2, 'Harbour', [organization(21, 'Lighthouse')]),
  organization(3, 'Museo'),
];

const tree = (list = sample()) => createTree(list, order);
const names = (model: TreeModel) => {
  const { rows, forest } = shownView(model);
  return Array.from(rows, (node) => forest.organization(node).name);
};
const nodeOf = ({ forest }: TreeModel, id: number) => forest.nodeOfId(id) as number;
const stopName = (model: TreeModel) => model.forest.organization(tabStop(model)).name;
const at = (model: TreeModel, id: number) => goTo(model, nodeOf(model, id));
const allOpen = () => {
  const model = tree();
  return withShownView(model, openAll(shownView(model)));
};

describe('at first', () => {
  it('everything is closed and the first row is the tab stop', () => {
    expect(names(tree())).toEqual(['Arts', 'Harbour', 'Museo']);
    expect(stopName(tree())).toBe('Arts');
  });

  it('one organization above all others is open', () => {
    expect(names(tree(sample().slice(0, 1)))).toEqual(['Arts', 'History', 'Music', 'Zoology']);
  });
});

describe('moves', () => {
  it.each([
    ['next', 1, 'History'],
    ['next', 3, 'Museo'],
    ['previous', 2, 'Zoology'],
    ['previous', 1, 'Arts'],
    ['first', 3, 'Arts'],
    ['last', 1, 'Museo'],
    ['inward', 1, 'History'],
    ['inward', 12, 'Music'],
    ['outward', 12, 'Arts'],
    ['outward', 3, 'Museo'],
    ['nextPage', 1, 'Music'],
    ['previousPage', 2, 'Atlas Lab'],
  ] as const)('%s from %i leads to %s', (command, id, expected) => {
    expect(stopName(move(at(allOpen(), id), command, 3))).toBe(expected);
  });

  it('inward opens first, and goes in on the second time', () => {
    const opened = move(at(tree(), 1), 'inward', 3);
    expect(names(opened)).toEqual(['Arts', 'History', 'Music', 'Zoology', 'Harbour', 'Museo']);
    expect(stopName(opened)).toBe('Arts');
    expect(stopName(move(opened, 'inward', 3))).toBe('History');
  });

  it('outward closes first', () => {
    const closed = move(at(allOpen(), 1), 'outward', 3);
    expect(names(closed)).toEqual(['Arts', 'Harbour', 'Lighthouse', 'Museo']);
  });
});

describe('the tab stop', () => {
  it('goes to the row that closes over it, and comes back when everything opens', () => {
    const inside = at(allOpen(), 111);
    const closed = withShownView(inside, closeAll(shownView(inside)));
    expect(stopName(closed)).toBe('Arts');
    expect(stopName(withShownView(closed, openAll(shownView(closed))))).toBe('Atlas Lab');
  });

  it.each([
    ['by key', (model: TreeModel) => move(model, 'inward', 3)],
    ['by pointer', (model: TreeModel) => toggle(model, nodeOf(model, 1))],
  ])('stays with whom opens that row %s', (_, openRow) => {
    const inside = at(allOpen(), 111);
    const closed = withShownView(inside, closeAll(shownView(inside)));
    expect(stopName(openRow(closed))).toBe('Arts');
  });

  it.each([
    ['stays with its organization', (list: Organization[]) => list.toReversed(), 'Music'],
    ['goes to the next sibling when that is deleted', without(12), 'Zoology'],
    ['goes to the sibling before when there is none after', without(12, 13), 'History'],
    ['goes to the parent when no sibling is left', without(11, 12, 13), 'Arts'],
    ["goes to the parent's next sibling when the parent is gone too", without(1), 'Harbour'],
    ['goes to the first row when nothing near is left', () => [organization(99, 'New')], 'New'],
  ])('%s', (_, change, expected) => {
    const after = replaceOrganizations(at(allOpen(), 12), change(sample()), order);
    expect(stopName(after)).toBe(expected);
  });
});

function without(...gone: number[]) {
  const prune = (list: Organization[]): Organization[] =>
    list.filter(({ id }) => !gone.includes(id)).map((kept) => ({ ...kept, children: prune(kept.children) }));
  return prune;
}

describe('a newer list', () => {
  it('keeps open what was open', () => {
    const model = tree();
    const opened = toggle(toggle(model, nodeOf(model, 1)), nodeOf(model, 11));
    const list = [organization(4, 'Abbey'), ...sample()];
    expect(names(replaceOrganizations(opened, list, order))).toEqual([
      'Abbey',
      'Arts',
      'History',
      'Atlas Lab',
      'Music',
      'Zoology',
      'Harbour',
      'Museo',
    ]);
  });

  it('keeps the search', () => {
    const searched = searchFor(tree(), 'l');
    const after = replaceOrganizations(searched, without(21)(sample()), order);
    expect(names(after)).toEqual(['Arts', 'History', 'Atlas Lab', 'Zoology']);
  });
});

describe('a search', () => {
  it('shows matches with everything above them, open', () => {
    expect(names(searchFor(tree(), 'ATLAS'))).toEqual(['Arts', 'History', 'Atlas Lab']);
  });

  it('shows all children of a match that has no match below', () => {
    const found = searchFor(tree(), 'harbour');
    expect(names(found)).toEqual(['Harbour']);
    expect(names(toggle(found, nodeOf(found, 2)))).toEqual(['Harbour', 'Lighthouse']);
  });

  it('searches for the typed text, not for a pattern', () => {
    expect(names(searchFor(tree(), '.*'))).toEqual([]);
    expect(names(searchFor(tree(), '('))).toEqual([]);
  });

  it('ends with blanks, and leaves the tree as it was', () => {
    const start = tree();
    expect(names(searchFor(searchFor(start, 'atlas'), '  '))).toEqual(names(start));
  });

  it('makes the first match the tab stop, also where a person was on one of its ancestors', () => {
    expect(stopName(searchFor(at(tree(), 3), 'atlas'))).toBe('Atlas Lab');
    const found = searchFor(at(tree(), 1), 'atlas');
    expect(stopName(found)).toBe('Atlas Lab');
    expect(stopName(at(found, 1))).toBe('Arts');
  });

  it('keeps its tab stop while it was not used', () => {
    expect(stopName(searchFor(searchFor(at(tree(), 3), 'atlas'), ''))).toBe('Museo');
  });

  it('opens up to where a person went in it, when it ends', () => {
    const found = searchFor(tree(), 'atlas');
    const ended = searchFor(at(found, 111), '');
    expect(names(ended)).toEqual(['Arts', 'History', 'Atlas Lab', 'Music', 'Zoology', 'Harbour', 'Museo']);
    expect(stopName(ended)).toBe('Atlas Lab');
  });
});

describe('the selection', () => {
  it('from the address is opened up to and becomes the tab stop', () => {
    const revealed = followSelection(tree(), 111);
    expect(names(revealed)).toContain('Atlas Lab');
    expect(stopName(revealed)).toBe('Atlas Lab');
    expect(revealed.scrollToken).toBe(1);
  });

  it('is opened up to once: a person may close over it', () => {
    const revealed = followSelection(tree(), 111);
    const closed = toggle(revealed, nodeOf(revealed, 1));
    expect(followSelection(closed, 111)).toBe(closed);
  });

  it('waits for a list that has it', () => {
    const waiting = followSelection(tree(), 14);
    expect(names(waiting)).not.toContain('New');
    const list = sample();
    list[0]?.children.push(organization(14, 'New'));
    expect(names(followSelection(replaceOrganizations(waiting, list, order), 14))).toContain('New');
  });

  it('does not scroll to a selection of the host that is already in view', () => {
    const chosen = choose(tree(), 1);
    const gone = at(chosen, 3);
    const id = chosen.forest.organization(1).id;
    expect(stopName(followSelection(gone, id))).toBe('Museo');
  });
});
