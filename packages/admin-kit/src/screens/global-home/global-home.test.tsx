import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serverNow } from '@timemap/admin-api';
import { answer, delay, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './global-home.stories.tsx';

const USE = 'GET /enterprise/{id}/rtau';
const LICENSE = 'GET /licenses/{orgId}';
const countText = { selector: 'p' };

const deal = {
  name: 'Deal',
  createdAt: '2026-01-01T00:00:00Z',
  periodDays: 365,
  softLimit: 400,
  hardLimit: 480,
  institutionId: null,
  whitelist: [],
  activeUserCount: 10,
};

const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const requestsOf = (server: RenderedStory['server'], ...operations: readonly string[]) =>
  server.requests().filter(({ operation }) => operations.includes(operation ?? ''));

const runningDeal = () => ({ createdAt: new Date().toISOString(), periodDays: 365 });

describe('the global staff area', () => {
  it('begins with a button to each section', () => {
    renderStory(stories.Ready);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Users', '/global/users'],
      ['Projects', '/global/projects'],
      ['Coupons', '/global/coupons'],
      ['Enterprise Deals', '/global/enterprisedeals'],
      ['Organizations', '/organizations'],
      ['Stats', '/stats'],
    ]);
  });

  it('has the Manage Whitelist card below them', () => {
    renderStory(stories.WithWhitelist);
    expect(screen.getByRole('region', { name: 'Manage Whitelist' })).toBeVisible();
  });

  it('lists what needs attention with links, and requests only the failed ones again', async () => {
    const { user } = renderStory(stories.WithAttention, {
      scenarios: [fail('GET /support/unresolved', 'No tickets today', 400, { times: 1 })],
    });
    const failure = await screen.findByText('Failed to load support tickets');
    expect(failure.closest('[role="status"]')).toHaveTextContent('No tickets today');
    const list = (name: string) => screen.findByRole('link', { name });
    expect(await list('Trials ending within 7 days')).toHaveAttribute(
      'href',
      '/global/users?only=trialEnding',
    );
    expect(await list('Open tickets')).toHaveAttribute('href', '/tickets?status=unresolved&sort=created');
    const tickets = await cardOf('Open tickets');
    await user.click(tickets.getByRole('button', { name: 'Retry' }));
    const oldest = await screen.findAllByRole('link', { name: /^#\d+/ });
    expect(oldest).toHaveLength(2);
    for (const link of oldest)
      expect(link.getAttribute('href')).toMatch(/^\/tickets\/\d+\?status=unresolved&sort=created&from=list$/);
    expect(oldest.map((link) => link.dir)).toEqual(['auto', 'auto']);
  });

  it('keeps tickets under the pointer in place when the window comes back', async () => {
    const queryClient = new QueryClient();
    const { server } = renderStory(stories.WithAttention, { provider: { queryClient } });
    const tickets = () =>
      screen.getAllByRole('link', { name: /^#\d+/ }).map(({ textContent }) => textContent);
    await screen.findAllByRole('link', { name: /^#\d+/ });
    const before = tickets();
    const list = screen.getAllByRole('link', { name: /^#\d+/ })[0]?.closest('ul') as HTMLElement;
    fireEvent.pointerEnter(list);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    server.db.tickets.delete(Number(/\d+/.exec(before[0] ?? '')));
    await act(() => queryClient.invalidateQueries());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(tickets()).toEqual(before);
    fireEvent.pointerLeave(list);
    expect(tickets()[0]).toBe(before[1]);
  });

  it('counts all deals, also the oldest, and leads to the list of exactly these', async () => {
    const { server } = renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const { id } of [...db.deals]) db.deals.delete(id);
        for (let index = 0; index < 30; index++) db.deals.insert({ ...deal, name: `Deal ${index}` });
        for (const [index, row] of [...db.deals].entries()) if (index < 2) row.activeUserCount = 416;
      },
    });
    const card = await cardOf('Deals over their soft limit');
    expect(await card.findByText('2', countText)).toBeVisible();
    expect(card.getAllByText('416 of 400')).toHaveLength(2);
    expect(card.getByRole('link', { name: 'Deal 1' })).toBeVisible();
    expect(requestsOf(server, USE)).toHaveLength(30);
    expect(card.getByRole('link', { name: 'Deals over their soft limit' })).toHaveAttribute(
      'href',
      '/global/enterprisedeals?only=aboveSoft',
    );
  });

  it('says how far it has counted, and counts deals and licenses with four calls at a time', async () => {
    const { server } = renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const row of db.deals)
          Object.assign(row, runningDeal(), { activeUserCount: row.id === 1 ? 10_000 : 0 });
      },
      scenarios: [delay(USE, 150), delay(LICENSE, 150)],
    });
    const card = await cardOf('Deals over their soft limit');
    await waitFor(() => expect(requestsOf(server, USE, LICENSE)).toHaveLength(4));
    expect(
      await card.findByText(new RegExp(`^1 so far, \\d+ of ${server.db.deals.size} checked$`)),
    ).toBeVisible();
    expect(card.queryByText('1', countText)).toBeNull();
  });

  it('says what could not be checked, and checks only this again', async () => {
    const { user, server } = renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const license of db.licenses) {
          license.seatsAllowed = license.organizationId === 2 ? 20 : 1000;
          license.seatsRegistered = license.organizationId === 2 ? 24 : 1;
        }
      },
      scenarios: [fail(LICENSE, 'Away', 400, { times: 1 })],
    });
    const card = await cardOf('Licenses over their seat limit');
    expect(card.getByRole('link', { name: 'Licenses over their seat limit' })).toHaveAttribute(
      'href',
      '/admindash?only=overSeats',
    );
    expect(await card.findByText('1 could not be checked. Away')).toBeVisible();
    expect(card.getByText('At least 1')).toBeVisible();
    expect(card.getByText('24 of 20')).toBeVisible();
    const before = requestsOf(server, LICENSE).length;
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('1', countText)).toBeVisible();
    expect(requestsOf(server, LICENSE)).toHaveLength(before + 1);
    expect(card.queryByText(/could not be checked/)).toBeNull();
  });

  it('does not claim a complete number if the server does not know a count', async () => {
    renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const row of db.deals) row.activeUserCount = 0;
      },
      scenarios: [answer(USE, { rtau: null }, 200, { times: 1 })],
    });
    const card = await cardOf('Deals over their soft limit');
    expect(await card.findByText('Deals whose active users the server does not know: 1.', {})).toBeVisible();
    expect(card.getByText('None among those that were checked.')).toBeVisible();
    expect(card.queryByText(/\b0\b/)).toBeNull();
    expect(card.queryByText('No deal is over its limit.')).toBeNull();
  });

  it('waits for a press where there are more than 200 licenses', async () => {
    const { user, server } = renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (let count = 0; count < 200; count++) db.organizations.insert({ name: 'Root', parentId: 0 });
      },
    });
    const card = await cardOf('Licenses over their seat limit');
    const roots = [...server.db.organizations].filter(({ parentId }) => parentId === 0).length;
    const press = await card.findByRole('button', { name: `Check All ${roots}` });
    expect(card.getByText(`0 of ${roots} checked`)).toBeVisible();
    expect(requestsOf(server, LICENSE)).toEqual([]);
    await user.click(press);
    await waitFor(() => expect(requestsOf(server, LICENSE)).toHaveLength(roots));
  });

  it('asks for nothing again on a return within ten minutes', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const { server, unmount } = renderStory(stories.WithAttention, {
      provider: { queryClient },
      prepare: ({ server: { db } }) => {
        for (const row of db.deals) Object.assign(row, runningDeal());
      },
    });
    const checked = () => requestsOf(server, USE, LICENSE).length;
    const { size } = server.db.deals;
    const roots = [...server.db.organizations].filter(({ parentId }) => parentId === 0).length;
    await waitFor(() => expect(checked()).toBe(size + roots));
    unmount();
    expect(
      queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' }).length,
    ).toBeGreaterThanOrEqual(size + roots);
  });

  it('tells unresolved tickets from those in progress, and how old the oldest is', async () => {
    renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const [index, ticket] of [...db.tickets].entries())
          Object.assign(ticket, {
            status: index < 3 ? 1 : index < 10 ? 0 : 2,
            createdAt: new Date(serverNow() - (40 - index) * 86_400_000).toISOString(),
          });
      },
    });
    const card = await cardOf('Open tickets');
    expect(await card.findByText('7 unresolved · 3 in progress · oldest 5 weeks')).toBeVisible();
    expect(card.getAllByText('5 weeks')).toHaveLength(2);
    expect(card.getByRole('link', { name: 'and 8 more' })).toHaveAttribute(
      'href',
      '/tickets?status=unresolved&sort=created',
    );
  });

  it('does not claim that nothing is to be done if a deal could not be read', async () => {
    const deal = {
      id: 2,
      name: 'Harbour',
      created: '2020-01-01 00:00:00',
      period: 1,
      softLimit: 1,
      hardLimit: 2,
    };
    renderStory(stories.WithAttention, {
      scenarios: [answer('GET /enterprise', { enterpriseDeals: [deal, { ...deal, id: 'four' }] })],
    });
    const unread = 'Entries that could not be read: 1. They are not counted.';
    await waitFor(() => expect(screen.getAllByText(unread)).toHaveLength(2));
    expect(screen.queryByText('At least 0')).toBeNull();
    expect(screen.queryByText('No deal is about to end.')).toBeNull();
  });

  it('judges by the time at which it is loaded again', async () => {
    const queryClient = new QueryClient();
    renderStory(stories.WithAttention, {
      provider: { queryClient },
      prepare: ({ server: { db } }) => {
        for (const row of db.users) row.trialExpiresAt = '2099-01-01T00:00:00Z';
      },
    });
    expect(await screen.findByText('No trial is about to end.')).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-12-30T00:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByText('No trial is about to end.')).toBeNull());
  });

  it('shows nothing of it to people who are not global admins', () => {
    renderStory(stories.AsMember);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Only global admins/)).toBeVisible();
  });
});
