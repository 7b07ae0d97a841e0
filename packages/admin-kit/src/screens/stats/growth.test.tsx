import { act, screen, waitFor, within } from '@testing-library/react';
import { as, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import type { GrowthView } from './growth.tsx';
import * as stories from './stats-cards.stories.tsx';

const section = () => within(screen.getByRole('region', { name: 'Growth' }));
type User = ReturnType<typeof renderStory>['user'];
const chart = (name: string) => screen.findByRole('figure', { name });
const now = new Date();
const passDays = (days: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
};
const monthsAgo = (count: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15)).toISOString();

describe('growth', () => {
  it('loads after the stats, from the four lists that have creation dates', async () => {
    const { server } = renderStory(stories.WithGrowth);
    for (const name of ['Users', 'Projects', 'Support Tickets', 'Enterprise Deals']) await chart(name);
    const operations = server.requests().map(({ operation }) => operation);
    expect(operations.slice(0, 4).every((operation) => operation?.startsWith('GET /admin/stats/'))).toBe(
      true,
    );
    const isOfSeats = (operation: string | null) => /^GET \/(licenses|organizations)/.test(operation ?? '');
    const others = operations.slice(4).filter((operation) => !isOfSeats(operation));
    expect(others.toSorted()).toEqual([
      'GET /enterprise',
      'GET /global/projects',
      'GET /global/users',
      'GET /support/',
    ]);
  });

  it('counts each list by the month of creation, and in all', async () => {
    const { user, server } = renderStory(stories.WithGrowth, {
      prepare: ({ server: { db } }) => {
        const deals = [...db.deals];
        deals.forEach((deal, index) => {
          deal.createdAt = monthsAgo(index === 0 ? 30 : index < 4 ? 2 : 1);
        });
      },
    });
    const count = server.db.deals.size;
    const values = within(await chart('Enterprise Deals')).getByRole('slider');
    values.focus();
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    expect(values.getAttribute('aria-valuetext')).toMatch(/: 3$/);
    await user.selectOptions(section().getByRole('combobox', { name: 'Show' }), 'Total');
    expect(await chart('Enterprise Deals')).toHaveTextContent(new RegExp(`^Enterprise Deals ?${count}`));
  });

  it('shows tickets by their status', async () => {
    const { server } = renderStory(stories.WithGrowth, {
      prepare: ({ server: { db } }) => {
        for (const ticket of db.tickets) ticket.createdAt = monthsAgo(1);
      },
    });
    const statuses = [...server.db.tickets].map(({ status }) => status);
    const resolved = statuses.filter((status) => status === 2).length;
    const parts = within(await chart('Support Tickets')).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toContain(`Resolved ${resolved}`);
  });

  it('says how many entries have no creation date', async () => {
    renderStory(stories.WithGrowth, {
      prepare: ({ server: { db } }) => {
        const [deal] = db.deals;
        if (deal) deal.createdAt = 'garbage';
      },
    });
    expect(await chart('Enterprise Deals')).toHaveTextContent(
      'Items left out, because they or their creation dates cannot be read: 1',
    );
  });

  it('reports what a person chooses, a zoom with its days', async () => {
    const views: GrowthView[] = [];
    const { user } = renderStory(stories.WithGrowth, {
      args: { onGrowthViewChange: (view: GrowthView) => views.push(view) },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last 30 days');
    expect(views.at(-1)).toEqual({ range: '30d', step: null, show: null });
    expect(screen.getByRole('combobox', { name: 'Step' })).toHaveDisplayValue('By day');
    within(await chart('Users'))
      .getByRole('slider')
      .focus();
    await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() => expect(views.at(-1)?.range).toMatch(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/));
    const [first = '', last = ''] = views.at(-1)?.range?.split('..') ?? [];
    expect(Date.parse(last) - Date.parse(first)).toBe(2 * 86_400_000);
    await user.selectOptions(section().getByRole('combobox', { name: 'Step' }), 'By week');
    expect(views.at(-1)).toMatchObject({ step: 'week' });
  });

  it('fails list by list, and requests only the failed one again', async () => {
    const { user, server } = renderStory(stories.GrowthFailed);
    expect(await screen.findByText('Failed to load support tickets')).toBeVisible();
    expect(await chart('Users')).toBeVisible();
    server.resetScenarios();
    await user.click(section().getByRole('button', { name: 'Retry' }));
    expect(await chart('Support Tickets')).toBeVisible();
  });

  it('loads the lists again on Refresh', async () => {
    const { user, server } = renderStory(stories.WithGrowth);
    await chart('Enterprise Deals');
    const loads = () => server.requests().filter(({ operation }) => operation === 'GET /enterprise').length;
    expect(loads()).toBe(1);
    const refresh = section().getByRole('button', { name: 'Refresh Growth' });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(refresh);
    await waitFor(() => expect(loads()).toBe(2));
  });

  it.each([
    [201, '0.5% more than in the previous period'],
    [200, 'Same as in the previous period'],
    [199, '0.5% fewer than in the previous period'],
  ])('compares %d new entries with 200 before: %s', async (count, sentence) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    renderStory(stories.WithGrowth, {
      args: { growthView: { range: '30d', step: null, show: null } },
      prepare: ({ server: { db } }) => {
        const [deal] = db.deals;
        if (!deal) return;
        for (const { id } of [...db.deals]) db.deals.delete(id);
        const created = [daysAgo(100), ...Array(200).fill(daysAgo(40)), ...Array(count).fill(daysAgo(10))];
        for (const [index, createdAt] of created.entries())
          db.deals.put({ ...deal, id: index + 1, createdAt });
      },
    });
    expect(await chart('Enterprise Deals')).toHaveTextContent(sentence);
  });

  it.each([
    ['Refresh', (user: User) => user.click(section().getByRole('button', { name: 'Refresh Growth' }))],
    [
      'the window came back',
      () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    ],
  ])('shows what was created since it was opened, after %s', async (_, loadAgain) => {
    const { user, server } = renderStory(stories.WithGrowth, {
      prepare: ({ server: { db } }) => {
        for (const deal of db.deals) deal.createdAt = monthsAgo(4);
      },
    });
    await chart('Enterprise Deals');
    passDays(40);
    const [deal] = server.db.deals;
    if (deal) deal.createdAt = new Date().toISOString();
    await loadAgain(user);
    within(await chart('Enterprise Deals'))
      .getByRole('slider')
      .focus();
    await user.keyboard('{End}');
    await waitFor(async () =>
      expect(within(await chart('Enterprise Deals')).getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: 1$/),
      ),
    );
  });

  it.each(['orgAdmin', 'member'] as const)('is not there for an account that is %s', async (account) => {
    const { server } = renderStory(stories.WithGrowth, { scenarios: [as(account)] });
    await screen.findByRole('region', { name: 'Project Stats' });
    await waitFor(() => expect(server.requests().length).toBeGreaterThanOrEqual(4));
    expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();
    expect(server.requests().every(({ operation }) => operation?.startsWith('GET /admin/stats/'))).toBe(true);
  });
});

describe('the seats of all licenses', () => {
  const seats = async () => within(await screen.findByRole('region', { name: 'License Seats' }));
  const loads = ({ server }: Pick<RenderedStory, 'server'>) =>
    server.requests().filter(({ operation }) => operation === 'GET /licenses/{orgId}').length;

  it('are counted for each root organization, the fullest first, with those that have none', async () => {
    const { server } = renderStory(stories.WithGrowth, {
      prepare: ({ server: { db } }) => {
        for (const license of db.licenses) {
          license.seatsAllowed = 100;
          license.seatsRegistered = license.organizationId === 2 ? 124 : 10;
        }
      },
    });
    const roots = [...server.db.organizations].filter(({ parentId }) => parentId === 0).length;
    const card = await seats();
    const without = roots - server.db.licenses.size;
    expect(
      await card.findByRole('link', { name: `Root organizations without a license: ${without}` }),
    ).toHaveAttribute('href', '/admindash?only=noLicense');
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent(/124 of 100.*\+24/);
    expect(loads({ server })).toBe(roots);
  });

  it('have no sum where a license could not be read', async () => {
    renderStory(stories.WithGrowth, {
      scenarios: [fail('GET /licenses/{orgId}', 'Away', 400, { times: 1 })],
    });
    const card = await seats();
    expect(await card.findByText('1 could not be checked. Away')).toBeVisible();
    expect(card.queryByText(/seats taken$/)).toBeNull();
  });

  it('and the range of the charts stay as chosen while the other tab is shown', async () => {
    const { user, server } = renderStory(stories.WithGrowth);
    await (await seats()).findByRole('link', { name: /^Root organizations without/ });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last 30 days');
    const before = loads({ server });
    await user.click(screen.getByRole('tab', { name: 'LTI' }));
    await user.click(screen.getByRole('tab', { name: 'Global' }));
    expect(await screen.findByRole('combobox', { name: 'Range' })).toHaveDisplayValue('Last 30 days');
    await (await seats()).findByRole('link', { name: /^Root organizations without/ });
    expect(loads({ server })).toBe(before);
  });

  it('are counted again by Refresh', async () => {
    const { user, server } = renderStory(stories.WithGrowth);
    await (await seats()).findByRole('link', { name: /^Root organizations without/ });
    const first = loads({ server });
    await user.click(screen.getByRole('button', { name: 'Refresh License Seats' }));
    await waitFor(() => expect(loads({ server })).toBe(2 * first));
  });
});
