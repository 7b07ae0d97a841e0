import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './admin-dashboard.stories.tsx';
import { adminDashboardTable } from './organizations-table.tsx';

const table = () => screen.findByRole('table', { name: /^Organizations/ });
const ready = () => screen.findByRole('link', { name: 'Cartography Workshop' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ method }) => method !== 'GET');

describe('the Admin Dashboard', () => {
  it('lists all organizations, sub-organizations included, by name', async () => {
    const { server } = renderStory(stories.Hostile);
    await ready();
    const shown = await names();
    expect(shown).toHaveLength(server.db.organizations.size);
    expect(shown).toEqual(expect.arrayContaining(['Northwind University', 'Student Volunteers', 'delete']));
    const plain = shown.filter((name) => /^[A-Z][a-z]+ [A-Z][a-z]+/.test(name ?? ''));
    expect(plain).toEqual(plain.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')));
    expect(screen.getByRole('combobox', { name: /per page/ })).toHaveDisplayValue(/100/);
    expect(server.requests()[0]).toMatchObject({
      operation: 'GET /organizations/admin/all',
      query: { includeChildren: 'true' },
    });
  });

  it('shows for each its id, parent, root and number of sub-organizations, with a link', async () => {
    const columns = ['name', 'id', 'parent', 'root', 'subOrganizations'];
    renderStory(stories.Ready, { args: { tableState: { ...adminDashboardTable, columns } } });
    const row = (await ready()).closest('tr');
    const cells = within(row as HTMLElement);
    expect(cells.getByText('107')).toBeVisible();
    expect(cells.getByText('Faculty of Geography')).toBeVisible();
    expect(cells.getByText('Northwind University')).toBeVisible();
    expect(await ready()).toHaveAttribute('href', '/organizations?organization=107');
    const parent = within(await table())
      .getByRole('link', { name: 'Faculty of Geography' })
      .closest('tr');
    expect(parent?.querySelector('[data-label="Sub-organizations"]')).toHaveTextContent('1');
  });

  it('filters by name and by id, and shows roots alone when asked', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    const filter = screen.getByRole('searchbox', { name: 'Filter organizations' });
    await user.type(filter, 'pier');
    await waitFor(async () => expect(await names()).toEqual(['2 Pier Street', '10 Pier Street']));
    await user.clear(filter);
    await user.type(filter, '205');
    await waitFor(async () => expect(await names()).toEqual(['10 Pier Street']));
    await user.clear(filter);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Root organizations');
    await waitFor(async () => expect(await names()).not.toContain('10 Pier Street'));
    expect(await names()).toContain('Harbour City Schools');
  });

  it('finds all that is below a root, at any level', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await user.type(screen.getByRole('searchbox', { name: 'Filter organizations' }), 'northwind');
    await waitFor(async () => expect(await names()).not.toContain('10 Pier Street'));
    expect(await names()).toEqual(
      expect.arrayContaining(['Northwind University', 'Faculty of Geography', 'Cartography Workshop']),
    );
  });

  it('reports each change of the table to the host, for its address', async () => {
    const states: { filter: string }[] = [];
    const { user } = renderStory(stories.Ready, {
      args: { onTableStateChange: (state: { filter: string }) => states.push(state) },
    });
    await ready();
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(states.at(-1)).toMatchObject({ filter: 'x', page: 1 }));
  });

  it('creates an organization with its owner and lists it immediately [focus]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await story.user.click(screen.getByRole('button', { name: 'Create Organization' }));
    await screen.findByRole('dialog', { name: 'Create Organization' });
    await story.user.keyboard('Aardvark College{Tab}mia{Enter}');
    expect(await screen.findByRole('link', { name: 'Aardvark College' })).toBeVisible();
    expect(writes(story).map(({ operation, encoding, body }) => ({ operation, encoding, body }))).toEqual([
      {
        operation: 'POST /organizations/create',
        encoding: 'form',
        body: { name: 'Aardvark College', admin_username: 'mia' },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Create Organization' })).toHaveFocus();
  });

  it('deletes any organization once its name is typed [focus]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await story.user.click(screen.getByRole('button', { name: 'Actions for Cartography Workshop' }));
    await story.user.click(await screen.findByRole('menuitem', { name: 'Delete Organization' }));
    await screen.findByRole('dialog', { name: 'Delete Organization' });
    await story.user.keyboard('delete Cartography Workshop{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cartography Workshop' })).toBeNull());
    expect(writes(story).map(({ path }) => path)).toEqual(['/organizations/107']);
    expect(document.body).not.toHaveFocus();
  });

  it('links each row to its organization, users and projects', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await user.click(screen.getByRole('button', { name: 'Actions for Cartography Workshop' }));
    const menu = within(await screen.findByRole('menu'));
    expect(
      menu
        .getAllByRole('menuitem')
        .map((item) => [item.textContent, item.getAttribute('href')])
        .slice(0, 3),
    ).toEqual([
      ['Open', '/organizations?organization=107'],
      ['View/Manage Users', '/organizations/users/107'],
      ['View/Manage Projects', '/organizations/projects/107'],
    ]);
  });

  it.each([
    ['an organization admin', stories.AsOrgAdmin],
    ['a member', stories.AsMember],
  ])('sends %s to the root and asks the server nothing', async (_, story) => {
    const { visited, server } = renderStory(story);
    await waitFor(() => expect(visited).toContain('/'));
    expect(screen.getByText('Only global admins can open the Admin Dashboard.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Organization' })).toBeNull();
    expect(server.requests()).toEqual([]);
  });

  it('says why it could not be loaded, and loads again [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is being moved');
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await ready()).toBeVisible();
  });

  it('keeps the list when it cannot be loaded again [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await ready();
    server.use(fail('GET /organizations/admin/all', 'The registry is being moved'));
    await user.click(screen.getByRole('button', { name: 'Refresh organizations' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is being moved');
    expect(await ready()).toBeVisible();
  });
});

describe('the licenses of the roots', () => {
  const showing = (facet: string) => ({
    args: { tableState: { ...adminDashboardTable, choices: { shown: 'all', only: facet } } },
  });
  const oneIsOver = ({ server: { db } }: Pick<RenderedStory, 'server'>) => {
    for (const license of db.licenses) {
      license.seatsAllowed = license.organizationId === 2 ? 20 : 1000;
      license.seatsRegistered = license.organizationId === 2 ? 24 : 1;
    }
  };

  it('show the seats, and leave the organizations that are over them', async () => {
    renderStory(stories.Ready, { prepare: oneIsOver, ...showing('overSeats') });
    await waitFor(async () => expect(await names()).toEqual(['Harbour City Schools']));
    expect(screen.getByText('24 of 20')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Over seats 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('name the roots without one', async () => {
    const { server } = renderStory(stories.Ready, showing('noLicense'));
    const licensed = new Set([...server.db.licenses].map(({ organizationId }) => organizationId));
    const roots = [...server.db.organizations].filter(
      ({ id, parentId }) => parentId === 0 && !licensed.has(id),
    );
    expect(roots.length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: `No license ${roots.length}` })).toBeVisible();
    await waitFor(async () => expect(await names()).toHaveLength(roots.length));
  });

  it('are not claimed to be in order while some could not be checked', async () => {
    renderStory(stories.Ready, {
      prepare: oneIsOver,
      scenarios: [fail('GET /licenses/{orgId}', 'Away')],
      ...showing('overSeats'),
    });
    expect(await screen.findByText(/could not be checked\. Away$/)).toBeVisible();
    expect(screen.getByText('Nothing is checked yet.')).toBeVisible();
    expect(screen.queryByText('No organizations match.')).toBeNull();
  });
});
