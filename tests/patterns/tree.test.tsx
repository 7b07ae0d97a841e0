import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../.storybook/render-story.tsx';
import * as organizations from '../../packages/admin-kit/src/screens/org-tree/org-tree.stories.tsx';
import { JsonViewer } from '../../packages/admin-kit/src/ui/json-viewer/json-viewer.tsx';

const json = '{"route":"/app","user":{"name":"Ann","tags":["a","b"]},"more":[1,2],"sid":"x"}';

const trees = [
  {
    part: 'the organizations',
    show: async () => {
      const { user } = renderStory(organizations.Ready);
      await screen.findByRole('tree');
      return user;
    },
  },
  {
    part: 'a JSON text',
    show: async () => {
      const user = userEvent.setup();
      render(<JsonViewer text={json} label="App state" />);
      await user.click(screen.getByRole('button', { name: 'Collapse all' }));
      return user;
    },
  },
];

const nodes = () => screen.getAllByRole('treeitem');
const expandedOf = (node: Element) => node.getAttribute('aria-expanded');
const levelOf = (node: Element) => Number(node.getAttribute('aria-level'));
const present = <T,>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The tree has no such node.');
  return value;
};
const at = (index: number) => present(nodes().at(index));
const closedNode = () => present(nodes().find((node) => expandedOf(node) === 'false'));
const rootEndNode = () => present(nodes().find((node) => expandedOf(node) === null && levelOf(node) <= 2));
const focused = () => present(document.activeElement);
const states = () => nodes().map(expandedOf);

describe.each(trees)('the tree view pattern in $part: roles, states and properties', ({ show }) => {
  it('all nodes are in an element with role tree, which has a name', async () => {
    await show();
    const tree = screen.getByRole('tree');
    expect(tree.getAttribute('aria-label')).toBeTruthy();
    for (const node of nodes()) expect(tree).toContainElement(node);
  });

  it('only role presentation is between the tree and its nodes', async () => {
    await show();
    const tree = screen.getByRole('tree');
    for (const node of nodes())
      for (let around = node.parentElement; around !== tree; around = present(around?.parentElement))
        expect(present(around).getAttribute('role')).toBe('presentation');
  });

  it('each node has its level, position and number of siblings, because not all are in the page', async () => {
    await show();
    for (const node of nodes()) {
      const position = Number(node.getAttribute('aria-posinset'));
      expect(levelOf(node)).toBeGreaterThan(0);
      expect(position).toBeGreaterThan(0);
      expect(position).toBeLessThanOrEqual(Number(node.getAttribute('aria-setsize')));
    }
  });

  it('a parent node has aria-expanded, false when closed and true when open; an end node has none', async () => {
    const user = await show();
    const parent = closedNode();
    const level = levelOf(parent);
    parent.focus();
    await user.keyboard('{ArrowRight}');
    expect(expandedOf(parent)).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(levelOf(focused())).toBe(level + 1);
    rootEndNode().focus();
    await user.keyboard('{ArrowRight}');
    expect(expandedOf(focused())).toBeNull();
  });

  it('aria-checked and aria-multiselectable are absent, because one node is chosen at most', async () => {
    await show();
    expect(screen.getByRole('tree')).not.toHaveAttribute('aria-multiselectable');
    for (const node of nodes()) expect(node).not.toHaveAttribute('aria-checked');
    expect(nodes().filter((node) => node.getAttribute('aria-selected') === 'true')).toEqual([]);
  });
});

describe.each(trees)('the tree view pattern in $part: keys', ({ show }) => {
  it('Tab: sets focus on the first node, and the tree is one stop', async () => {
    const user = await show();
    expect(nodes().filter(({ tabIndex }) => tabIndex >= 0)).toEqual([at(0)]);
    for (let presses = 0; presses < 20 && document.activeElement !== at(0); presses++) await user.tab();
    expect(at(0)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('Right Arrow: opens a closed node, and focus does not move', async () => {
    const user = await show();
    const parent = closedNode();
    parent.focus();
    await user.keyboard('{ArrowRight}');
    expect(expandedOf(parent)).toBe('true');
    expect(parent).toHaveFocus();
  });

  it('Right Arrow: moves focus from an open node to its first child', async () => {
    const user = await show();
    const parent = closedNode();
    parent.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(at(nodes().indexOf(parent) + 1));
    expect(focused()).toHaveAttribute('aria-posinset', '1');
  });

  it('Right Arrow: does nothing on an end node', async () => {
    const user = await show();
    const end = rootEndNode();
    const before = states();
    end.focus();
    await user.keyboard('{ArrowRight}');
    expect(end).toHaveFocus();
    expect(states()).toEqual(before);
  });

  it('Left Arrow: closes an open node', async () => {
    const user = await show();
    const parent = closedNode();
    const before = states();
    parent.focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(parent).toHaveFocus();
    expect(states()).toEqual(before);
  });

  it('Left Arrow: moves focus from a child that is closed or an end node to its parent', async () => {
    const user = await show();
    const parent = closedNode();
    parent.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(expandedOf(focused())).not.toBe('true');
    await user.keyboard('{ArrowLeft}');
    expect(parent).toHaveFocus();
    expect(expandedOf(parent)).toBe('true');
  });

  it('Left Arrow: does nothing on a root node that is closed', async () => {
    const user = await show();
    const root = at(0);
    root.focus();
    if (expandedOf(root) === 'true') await user.keyboard('{ArrowLeft}');
    const before = states();
    await user.keyboard('{ArrowLeft}');
    expect(root).toHaveFocus();
    expect(states()).toEqual(before);
  });

  it('Down Arrow and Up Arrow: move focus to the next and previous node without opening or closing one', async () => {
    const user = await show();
    const before = states();
    at(0).focus();
    await user.keyboard('{ArrowUp}');
    expect(at(0)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(at(2)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(at(1)).toHaveFocus();
    expect(states()).toEqual(before);
  });

  it('End and Home: move focus to the last and first node without opening or closing one', async () => {
    const user = await show();
    const before = states();
    at(1).focus();
    await user.keyboard('{End}');
    expect(at(-1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(at(0)).toHaveFocus();
    expect(states()).toEqual(before);
  });

  it('*: opens all siblings of the node', async () => {
    const user = await show();
    const parent = closedNode();
    parent.focus();
    await user.keyboard('*');
    const siblings = nodes().filter((node) => levelOf(node) === levelOf(parent));
    expect(siblings.map(expandedOf)).not.toContain('false');
    expect(parent).toHaveFocus();
  });

  it('keys with Ctrl, Alt or Meta: are left to the browser', async () => {
    const user = await show();
    at(1).focus();
    for (const held of ['Control', 'Alt', 'Meta']) await user.keyboard(`{${held}>}{End}{/${held}}`);
    expect(at(1)).toHaveFocus();
  });
});

describe('the tree view pattern: selection, and what starts with a letter', () => {
  const selectedNames = () =>
    nodes()
      .filter((node) => node.getAttribute('aria-selected') === 'true')
      .map(({ textContent }) => textContent);

  it('the selected node has aria-selected true, all others false', async () => {
    renderStory(organizations.Selected);
    await screen.findByRole('tree');
    expect(selectedNames()).toEqual(['Faculty of History']);
    for (const node of nodes())
      expect(node).toHaveAttribute('aria-selected', expect.stringMatching(/^(true|false)$/));
  });

  it('Tab: sets focus on the selected node', async () => {
    const { user } = renderStory(organizations.Selected);
    await screen.findByRole('tree');
    const selected = screen.getByRole('treeitem', { selected: true });
    for (let presses = 0; presses < 20 && document.activeElement !== selected; presses++) await user.tab();
    expect(selected).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%j: selects an organization, and moving does not', async (key) => {
    const chosen: string[] = [];
    const { user } = renderStory(organizations.Ready, {
      args: {
        onSelected: (event: { organization: { name: string } }) => chosen.push(event.organization.name),
      },
    });
    await screen.findByRole('tree');
    at(0).focus();
    await user.keyboard('{ArrowDown}');
    expect(chosen).toEqual([]);
    const name = focused().textContent;
    await user.keyboard(key);
    expect(chosen).toEqual([name]);
  });

  it('a JSON text selects nothing: Enter and Space open and close', async () => {
    render(<JsonViewer text={json} label="App state" />);
    for (const node of nodes()) expect(node).not.toHaveAttribute('aria-selected');
    const user = userEvent.setup();
    const parent = at(0);
    parent.focus();
    await user.keyboard('{Enter}');
    expect(expandedOf(parent)).toBe('false');
    await user.keyboard(' ');
    expect(expandedOf(parent)).toBe('true');
  });

  it('a character, or several in succession: move focus to the next organization that starts with them', async () => {
    const { user } = renderStory(organizations.Ready);
    await screen.findByRole('tree');
    at(0).focus();
    await user.keyboard('m');
    expect(focused()).toHaveTextContent(/^M/);
    await user.keyboard('{Home}');
    await user.keyboard('zü');
    expect(focused()).toHaveTextContent(/^Zü/);
  });
});
