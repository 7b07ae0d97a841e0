import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import type { OrganizationSelected } from './index.ts';
import * as stories from './org-tree.stories.tsx';

const tree = () => screen.findByRole('tree', { name: 'Organizations' });
const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const rowNames = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

async function on(name: string, options: Parameters<typeof renderStory>[1] = {}) {
  const rendered = renderStory(stories.Ready, options);
  await tree();
  act(() => row(name).focus());
  return rendered;
}

describe('by keyboard', () => {
  it('is one tab stop, which is the row a person was on [keyboard] [focus]', async () => {
    const { user } = await on('Harbour City Schools');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(row('2 Pier Street')).toHaveFocus();
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      row('2 Pier Street'),
    ]);
    await user.tab({ shift: true });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.tab();
    expect(row('2 Pier Street')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('opens with Right, goes in with Right, out with Left, closes with Left [keyboard] [focus]', async () => {
    const { user } = await on('Museo del Tiempo');
    await user.keyboard('{ArrowRight}');
    expect(row('Museo del Tiempo')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(row('Educación')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('Museo del Tiempo')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('Museo del Tiempo')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: 'Educación' })).toBeNull();
  });

  it('swaps Left and Right where the page is read from right to left [keyboard] [focus]', async () => {
    const { user } = await on('Museo del Tiempo', { provider: { dir: 'rtl' } });
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(row('Educación')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(row('Museo del Tiempo')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes to the ends with Home and End [keyboard] [focus]', async () => {
    const { user } = await on('Museo del Tiempo');
    await user.keyboard('{Home}');
    expect(screen.getAllByRole('treeitem')[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getAllByRole('treeitem').at(-1)).toHaveFocus();
  });

  it('goes to the name that is typed [keyboard] [focus]', async () => {
    const { user } = await on('Museo del Tiempo');
    await user.keyboard('z');
    expect(row('Zürich Kartenverein')).toHaveFocus();
  });

  it('opens all siblings with an asterisk [keyboard] [focus]', async () => {
    const { user } = await on('Museo del Tiempo');
    await user.keyboard('*');
    expect(row('Northwind University')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Zürich Kartenverein')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Museo del Tiempo')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('selects with %j, and not by moving [keyboard]', async (key) => {
    const selected: OrganizationSelected[] = [];
    const { user } = await on('Iron Age Trust', {
      args: { onSelected: (event: OrganizationSelected) => selected.push(event) },
    });
    await user.keyboard('{ArrowDown}');
    expect(selected).toEqual([]);
    await user.keyboard(key);
    expect(selected.map(({ organization }) => organization.name)).toEqual(['Museo del Tiempo']);
  });

  it('has the address of each organization, and selects by a plain press alone', async () => {
    const selected: OrganizationSelected[] = [];
    await on('Iron Age Trust', {
      args: { onSelected: (event: OrganizationSelected) => selected.push(event) },
    });
    expect(row('Museo del Tiempo')).toHaveAttribute('href', expect.stringMatching(/organization=\d+$/));
    const name = row('Museo del Tiempo');
    for (const withKey of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      expect(fireEvent.click(name, withKey)).toBe(true);
    }
    expect(selected).toEqual([]);
    expect(fireEvent.click(name)).toBe(false);
    expect(selected.map(({ organization }) => organization.name)).toEqual(['Museo del Tiempo']);
  });

  it('keeps the focus in the tree when the focused organization is deleted: the next one has it [focus]', async () => {
    const queryClient = new QueryClient();
    const { server } = await on('Iron Age Trust', { provider: { queryClient } });
    server.db.organizations.delete(5);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(row('Museo del Tiempo')).toHaveFocus());
    expect(screen.queryByRole('treeitem', { name: 'Iron Age Trust' })).toBeNull();
  });

  it('keeps the focus where it is when the list changes around it [focus]', async () => {
    const queryClient = new QueryClient();
    const { server } = await on('Museo del Tiempo', { provider: { queryClient } });
    server.db.organizations.insert({ name: 'Aardvark College', parentId: 0 });
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('treeitem', { name: 'Aardvark College' });
    expect(row('Museo del Tiempo')).toHaveFocus();
  });

  it('passes the focus on when no organization is left [focus]', async () => {
    const queryClient = new QueryClient();
    const { server } = await on('Museo del Tiempo', { provider: { queryClient } });
    for (const { id } of [...server.db.organizations]) server.db.organizations.delete(id);
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('You are not a member of any organizations');
    expect(screen.getByRole('region', { name: 'Organizations' })).toHaveFocus();
  });
});

describe('the search', () => {
  const search = async (text: string) => {
    const rendered = renderStory(stories.Ready);
    await tree();
    await rendered.user.type(screen.getByRole('searchbox', { name: 'Search organizations' }), text);
    return rendered;
  };

  it('shows matches below their ancestors, marks what was typed and says how many [spoken]', async () => {
    await search('ATLAS');
    await waitFor(() => expect(rowNames()).toHaveLength(4));
    expect(rowNames()).toEqual([
      'Northwind University',
      'Faculty of History',
      'Department of Medieval Studies',
      'Digital Atlas Lab',
    ]);
    expect(within(row('Digital Atlas Lab')).getByText('Atlas')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 38 matches');
  });

  it('leaves the blanks around a match as they are', async () => {
    await search('padded');
    await waitFor(() => expect(rowNames()).toEqual(['  Padded Historical Society  ']));
  });

  it('finds names with accents by their plain letters', async () => {
    await search('zurich');
    await waitFor(() => expect(rowNames()).toEqual(['Zürich Kartenverein']));
  });

  it('treats the typed text as text, never as a pattern (T48) [spoken]', async () => {
    await search('.*');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No organization matches .*'));
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('moves to the matches with Arrow Down, and back to the whole tree with Escape [keyboard] [focus]', async () => {
    const { user } = await search('atlas');
    await waitFor(() => expect(rowNames()).toHaveLength(4));
    await user.keyboard('{ArrowDown}');
    expect(row('Digital Atlas Lab')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('treeitem', { name: 'Harbour City Schools' })).toBeVisible();
    expect(row('Digital Atlas Lab')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('ends with Escape in its box [keyboard] [spoken]', async () => {
    const { user } = await search('atlas');
    await waitFor(() => expect(rowNames()).toHaveLength(4));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Museo del Tiempo')).toBeVisible());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a large tree', () => {
  it('renders only the rows in sight and the tab stop [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Many);
    await tree();
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    expect(screen.getAllByRole('treeitem')[0]).toHaveAttribute('aria-setsize', '2000');
    act(() => row('Organization 1').focus());
    await user.keyboard('{End}');
    expect(row('Organization 2000')).toHaveFocus();
    expect(row('Organization 2000')).toHaveAttribute('aria-posinset', '2000');
  });

  it('opens 10,000 levels with one key [focus]', async () => {
    let deepest = {
      id: 10_000,
      name: 'Deepest',
      parentId: 9_999,
      children: [] as object[],
      isLocalAdmin: false,
    };
    for (let id = 9_999; id > 0; id--) {
      deepest = { id, name: `Level ${id}`, parentId: id - 1, children: [deepest], isLocalAdmin: false };
    }
    const { user } = renderStory(stories.Ready, {
      provider: { client: { id: 'deep', baseUrl: 'https://api.test', send: async () => asSent(deepest) } },
    });
    await tree();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    act(() => row('Level 1').focus());
    await user.keyboard('{End}');
    expect(row('Deepest')).toHaveFocus();
    expect(row('Deepest')).toHaveAttribute('aria-level', '10000');
  });
});

function asSent(top: { id: number; name: string; children: object[] }) {
  return { data: [{ ...top, parent_id: 0, localUserIsAdmin: false }] };
}
