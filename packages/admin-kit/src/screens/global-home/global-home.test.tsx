import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './global-home.stories.tsx';

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
    expect(await list('Unresolved tickets')).toHaveAttribute(
      'href',
      '/tickets?status=unresolved&sort=created',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const oldest = await screen.findAllByRole('link', { name: /^#\d+/ });
    expect(oldest).toHaveLength(3);
    for (const link of oldest)
      expect(link.getAttribute('href')).toMatch(/^\/tickets\/\d+\?status=unresolved&sort=created&from=list$/);
    expect(oldest.map((link) => link.dir)).toEqual(['auto', 'auto', 'auto']);
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
    expect(tickets().slice(0, 2)).toEqual(before.slice(1));
  });

  it('counts the licenses over their seats, and says how many it could count', async () => {
    renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const license of db.licenses) {
          license.seatsAllowed = license.organizationId === 2 ? 20 : 1000;
          license.seatsRegistered = license.organizationId === 2 ? 24 : 1;
        }
      },
      scenarios: [fail('GET /licenses/{orgId}', 'Away', 400, { times: 1 })],
    });
    const all = await screen.findByRole('link', { name: 'Licenses over their seat limit' });
    expect(all).toHaveAttribute('href', '/organizations');
    const card = within(all.closest('li') as HTMLElement);
    expect(await card.findByText('24 of 20')).toBeVisible();
    expect(card.getByRole('link', { name: 'Harbour City Schools' })).toHaveAttribute(
      'href',
      '/organizations?organization=2',
    );
    expect(card.getByText(/^Counted \d+ of \d+ root organizations\.$/)).toBeVisible();
  });

  it('reaches all deals over their limit, where no page lists only these', async () => {
    const { user } = renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const deal of db.deals) Object.assign(deal, { softLimit: 1, activeUserCount: 1200 });
      },
    });
    const card = within(
      (await screen.findByRole('link', { name: 'Deals over their soft limit' })).closest('li') as HTMLElement,
    );
    const hidden = await card.findByText(/^and \d+ more$/);
    const all = Number(/\d+/.exec(hidden.textContent)) + 2;
    await user.click(hidden);
    expect(card.getAllByText('1,200 of 1')).toHaveLength(all);
    expect(hidden.closest('details')).toHaveAttribute('open');
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
