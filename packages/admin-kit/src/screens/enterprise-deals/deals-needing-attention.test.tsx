import { screen, waitFor } from '@testing-library/react';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './enterprise-deals-table.stories.tsx';
import { enterpriseDealsTable } from './enterprise-deals-table.tsx';

const rows = () => screen.getAllByRole('row').length - 1;

describe('the deals that need attention', () => {
  const use = 'GET /enterprise/{id}/rtau';
  const facet = (name: RegExp | string) => screen.findByRole('button', { name });
  const showing = (facetName: string) => ({
    args: { tableState: { ...enterpriseDealsTable, choices: { only: facetName } } },
  });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const running = { createdAt: new Date().toISOString(), periodDays: 365 };
  const ended = { createdAt: '2024-02-19T23:30:00.000Z', periodDays: 365 };
  const allRun = ({ server: { db } }: Pick<RenderedStory, 'server'>) => {
    for (const row of db.deals) Object.assign(row, running);
  };
  const threeAreAbove = ({ server: { db } }: Pick<RenderedStory, 'server'>) => {
    const above = [500, 500, 401];
    for (const row of db.deals)
      Object.assign(row, {
        ...running,
        softLimit: 400,
        hardLimit: 480,
        activeUserCount: above[row.id - 1] ?? 400,
      });
  };

  it('are the rows of a facet, with what they use and of what', async () => {
    const { user, server } = renderStory(stories.Ready, { prepare: threeAreAbove });
    expect(await facet('Over soft limit 3')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await facet('Over hard limit 2'));
    await waitFor(() => expect(rows()).toBe(2));
    expect(screen.getAllByText('500 of 400')).toHaveLength(2);
    await user.click(await facet('Over hard limit 2'));
    await user.click(await facet('Over soft limit 3'));
    await waitFor(() => expect(rows()).toBe(3));
    expect(server.requests().filter(({ operation }) => operation === use)).toHaveLength(server.db.deals.size);
  });

  it('have no number until all are checked, and none is not claimed', async () => {
    const { server } = renderStory(stories.Ready, {
      prepare: allRun,
      scenarios: [never(use)],
      ...showing('aboveSoft'),
    });
    expect(await screen.findByText('Nothing is checked yet.')).toBeVisible();
    expect(await facet('Over soft limit')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(`0 so far, 0 of ${server.db.deals.size} checked`)).toBeVisible();
    expect(screen.queryByText('No enterprise deals match query')).toBeNull();
  });

  it('say which could not be checked, and check them again with the list', async () => {
    const { user } = renderStory(stories.Ready, {
      prepare: threeAreAbove,
      scenarios: [fail(use, 'Busy counting', 400, { times: 2 })],
      ...showing('aboveSoft'),
    });
    expect(await screen.findByText('2 could not be checked. Busy counting')).toBeVisible();
    expect(await facet('Over soft limit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await facet('Over soft limit 3')).toBeVisible();
    await waitFor(() => expect(rows()).toBe(3));
  });

  it('are not those that ended, whose use is known where they are in view', async () => {
    renderStory(stories.Ready, {
      prepare: (story) => {
        threeAreAbove(story);
        Object.assign(story.server.db.deals.get(1) ?? {}, ended);
      },
      ...showing('ended'),
    });
    expect(await facet('Over hard limit 1')).toBeVisible();
    expect(await facet('Over soft limit 2')).toBeVisible();
    expect(await screen.findAllByText('500 of 400')).toHaveLength(1);
  });

  it('end within 30 days or have ended, the days to go in their row', async () => {
    const { user } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const days = [20.5, 0];
        for (const row of db.deals)
          Object.assign(row, {
            createdAt: new Date(Date.now() - 2.2 * 86_400_000).toISOString(),
            periodDays: days[row.id - 1] ?? 100,
          });
      },
    });
    await user.click(await facet('Ending within 30 days 1'));
    await waitFor(() => expect(names()).toEqual(['Northwind campus']));
    expect(screen.getByText('in 18 days')).toBeVisible();
    await user.click(await facet('Ending within 30 days 1'));
    await user.click(await facet('Ended 1'));
    expect(await screen.findByText('Ended 2 days ago')).toBeVisible();
    expect(names()).toHaveLength(1);
  });

  const twoHundredMore = (story: Pick<RenderedStory, 'server'>) => {
    allRun(story);
    for (let count = 0; count < 200; count += 1) {
      story.server.db.deals.insert({
        name: `Zeta ${count}`,
        ...running,
        softLimit: 10,
        hardLimit: 20,
        institutionId: null,
        whitelist: [],
        activeUserCount: 11,
      });
    }
  };

  it('are asked for in the shown rows alone where they are many, and in all for a facet', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: twoHundredMore,
    });
    const asked = () => server.requests().filter(({ operation }) => operation === use).length;
    expect(await screen.findByText(`20 of ${server.db.deals.size} checked`)).toBeVisible();
    expect(asked()).toBe(20);
    await user.click(await facet('Over soft limit'));
    expect(await facet(/^Over soft limit 2\d\d$/)).toHaveAttribute('aria-pressed', 'true');
    expect(asked()).toBe(server.db.deals.size);
  });

  it('are offered to be checked where the facet of an address has found none', async () => {
    const { user } = renderStory(stories.Ready, { prepare: twoHundredMore, ...showing('aboveSoft') });
    expect(await facet('Over soft limit')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: /^Check All \d+$/ }));
    expect(await facet(/^Over soft limit 2\d\d$/)).toHaveAttribute('aria-pressed', 'true');
  });
});
