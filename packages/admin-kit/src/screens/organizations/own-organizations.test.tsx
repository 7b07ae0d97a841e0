import { screen, waitFor, within } from '@testing-library/react';
import { answer, as, delay, fail } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './organizations-screen.stories.tsx';
import { OrganizationsScreen } from './organizations-screen.tsx';

const USERS = 'GET /organizations/{id}/users';
const PROJECTS = 'GET /organizations/{id}/projects';
const LICENSE = 'GET /licenses/{orgId}';

const names = async () =>
  within(await screen.findByRole('region', { name: 'Your Organizations' }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 4, name })).closest('li') as HTMLElement);

describe('the first screen of an organization admin', () => {
  it('has a card for each organization with its role, seats, users, projects and next act', async () => {
    const { server } = renderStory(stories.FirstOfOrgAdmin, {
      prepare: ({ server: { db } }) => {
        const license = db.licenses.find(({ organizationId }) => organizationId === 2);
        Object.assign(license ?? {}, { seatsRegistered: 12, seatsAllowed: 20 });
      },
    });
    const harbour = await cardOf('Harbour City Schools');
    expect(await harbour.findByText('12 of 20')).toBeVisible();
    const count = (rows: Iterable<{ organizationId: number | null }>) =>
      [...rows].filter(({ organizationId }) => organizationId === 2).length;
    const { organizationMembers, projects } = server.db;
    expect(
      await harbour.findByText(`${count(organizationMembers)} users, ${count(projects)} projects`),
    ).toBeVisible();
    expect(harbour.getByText('Admin')).toBeVisible();
    expect(harbour.getByRole('link', { name: 'Add Users to Harbour City Schools' })).toHaveAttribute(
      'href',
      '/organizations/users/2?add',
    );
    const museum = await cardOf('Museo del Tiempo');
    expect(museum.getByText('Member')).toBeVisible();
    expect(museum.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open']);
    const asked = (operation: string) =>
      server.requests().flatMap((request) => (request.operation === operation ? [request.path] : []));
    expect(asked(LICENSE)).toEqual(['/licenses/2']);
    expect(asked(USERS).toSorted()).toEqual(['/organizations/101/users', '/organizations/2/users']);
    expect(asked(PROJECTS)).toHaveLength(3);
  });

  it('begins with what is over its seats, which gets no more users', async () => {
    renderStory(stories.FirstOfOrgAdmin, {
      prepare: ({ server: { db } }) => {
        const license = db.licenses.find(({ organizationId }) => organizationId === 2);
        Object.assign(license ?? {}, { seatsRegistered: 24, seatsAllowed: 20 });
      },
    });
    const harbour = await cardOf('Harbour City Schools');
    expect(await harbour.findByText('24 of 20, 4 more than allowed')).toBeVisible();
    expect(await names()).toEqual(['Harbour City Schools', 'Faculty of History', 'Museo del Tiempo']);
    expect(harbour.queryByRole('link', { name: /^Add Users/ })).toBeNull();
  });

  it('says once how much could not be counted, and shows no number for it', async () => {
    const { user, server } = renderStory(stories.FirstOfOrgAdmin, {
      scenarios: [fail(PROJECTS, 'Away', 400, { times: 3 })],
    });
    const region = within(await screen.findByRole('region', { name: 'Your Organizations' }));
    expect(await region.findByText('3 could not be checked. Away')).toBeVisible();
    expect(region.queryByText(/project/)).toBeNull();
    await user.click(region.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(region.getAllByText(/project/)).toHaveLength(3));
    expect(server.requests().filter(({ operation }) => operation === USERS)).toHaveLength(2);
  });

  it('opens an organization in the tree', async () => {
    const selected: unknown[] = [];
    const { user } = renderStory(stories.FirstOfOrgAdmin, {
      args: { onOrganizationSelected: (event: unknown) => selected.push(event) },
    });
    await user.click(await screen.findByRole('link', { name: 'Open Harbour City Schools' }));
    expect(selected).toEqual([{ organizationId: 2 }]);
  });
});

describe('the first screen of a member', () => {
  it('lists the projects of all their organizations, with Connect', async () => {
    const { server } = renderStory(stories.FirstOfMember, {
      provider: { links: { project: (id: number) => `https://app.test/${id}` } },
    });
    const region = within(await screen.findByRole('region', { name: 'Your Projects' }));
    const connect = await region.findByRole('link', { name: /^Connect: Harbour Walk/ });
    expect(connect.getAttribute('href')).toMatch(/^https:\/\/app\.test\/\d+$/);
    expect(connect.closest('li')).toHaveTextContent('Harbour City Schools');
    const own = [...server.db.projects].filter(({ organizationId }) =>
      [2, 101].includes(organizationId ?? 0),
    );
    await waitFor(() => expect(region.getAllByRole('link', { name: /^Connect/ })).toHaveLength(own.length));
    const asked = server.requests().map(({ operation }) => operation);
    expect(asked).not.toEqual(expect.arrayContaining([USERS]));
    expect(asked).not.toEqual(expect.arrayContaining([LICENSE]));
  });

  it('does not claim that there are none before all have answered', async () => {
    renderStory(stories.FirstOfMember, {
      scenarios: [answer(PROJECTS, { data: [] }, 200, { times: 1 }), delay(PROJECTS, 300)],
    });
    await screen.findByRole('region', { name: 'Your Projects' });
    expect(screen.queryByText('Your organizations have no projects yet.')).toBeNull();
    expect((await screen.findAllByRole('link', { name: /^Connect: / }))[0]).toBeVisible();
  });
});

let told: number[] = [];

function Host() {
  const [id, setId] = useState<number | null>(null);
  return (
    <OrganizationsScreen
      organizationId={id}
      onOrganizationSelected={({ organizationId }) => setId(organizationId)}
      onOnlyOrganization={({ organizationId }) => {
        told.push(organizationId);
        setId(organizationId);
      }}
    />
  );
}

describe('a host that opens the only organization', () => {
  const host = { input: {}, meta: { input: { component: Host } } };

  it('is told of it once, and not after the person went back to the tree', async () => {
    told = [];
    const { user } = renderStory(host, { scenarios: [as('unverified')] });
    await user.click(await screen.findByRole('button', { name: 'Back to Organizations' }));
    expect(await screen.findByText('Select an organization to continue')).toBeVisible();
    expect(told).toEqual([201]);
  });

  it.each(['member', 'globalAdmin'] as const)('is not told for a %s who has several', async (account) => {
    told = [];
    renderStory(host, { scenarios: [as(account)] });
    await screen.findAllByRole('treeitem');
    expect(told).toEqual([]);
  });
});
