import { act, screen, waitFor, within } from '@testing-library/react';
import { drop, fail, html } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { fillMia } from './testing/fill-mia.ts';
import * as stories from './user-detail.stories.tsx';
import { UserDetail } from './user-detail.tsx';

const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation }) => operation);

const section = (name: string) => screen.findByRole('region', { name });
const inSection = async (name: string) => within(await section(name));

const withEverything = { prepare: fillMia };

let show: (userId: number | null) => void = () => {};

function Leaving() {
  const [userId, setUserId] = useState<number | null>(3);
  show = setUserId;
  return userId !== null && <UserDetail userId={userId} />;
}

describe('the access of a user', () => {
  const access = () => inSection('Access');

  it('checks organizations and deals in the background, and nothing is said twice', async () => {
    const story = renderStory(stories.Ready, withEverything);
    expect(await screen.findByText('Can log in, paid by a subscription')).toBeVisible();
    const lines = await access();
    expect(lines.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
    expect(lines.queryByRole('button', { name: 'Mark as Verified' })).toBeNull();
    expect(await lines.findByText('Not on the whitelist of any deal')).toBeVisible();
    const calls = operations(story);
    for (const call of [
      'GET /organizations/admin/all',
      'GET /enterprise',
      'GET /global/users/subscribed/{id}',
    ])
      expect(calls.filter((operation) => operation === call)).toHaveLength(1);
    for (const text of ['Subscribed', 'Connected', 'Not started'])
      expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('does not guess what could not be loaded', async () => {
    renderStory(stories.SectionsFailed);
    expect(await screen.findByText('Failed to load user subscription status')).toBeVisible();
    expect((await access()).queryByText('Not subscribed')).toBeNull();
  });

  it.each([
    ['@timemap.example', '@timemap.example'],
    ['.example', '.example'],
    ['@other.example', 'No entry matches'],
  ])('finds the entry of the whitelist: %s, %s', async (entry, said) => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => {
        server.db.whitelist.splice(0, Number.POSITIVE_INFINITY, entry);
        const mia = server.db.users.get(3);
        if (mia) mia.email = 'mia@TimeMap.example';
      },
    });
    expect(await (await access()).findByText(said)).toBeVisible();
  });

  it.each([
    ['a refusal', fail('GET /global/whitelist', 'Away')],
    ["a proxy's page", html('GET /global/whitelist')],
    ['a cut connection', drop('GET /global/whitelist')],
  ])('says after %s that the whitelist could not be loaded, and asks again', async (_, scenario) => {
    const { user, server } = renderStory(stories.Ready, { scenarios: [scenario] });
    const lines = await access();
    expect(await lines.findByText('Failed to load whitelist')).toBeVisible();
    server.resetScenarios();
    await user.click(await lines.findByRole('button', { name: 'Retry: Sign-up whitelist' }));
    expect(await lines.findByText(/^(No entry matches|@)/)).toBeVisible();
  });

  it.each([
    ['a refusal', fail('GET /enterprise/{id}/whitelist', 'Away')],
    ["a proxy's page", html('GET /enterprise/{id}/whitelist')],
    ['a cut connection', drop('GET /enterprise/{id}/whitelist')],
  ])('says after %s that a deal could not be checked, and asks again', async (_, scenario) => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        for (const { id } of [...db.deals].slice(1)) db.deals.delete(id);
      },
      scenarios: [scenario],
    });
    const lines = await access();
    expect(await lines.findByText(/^1 could not be checked\./)).toBeVisible();
    expect(lines.queryByText('Not on the whitelist of any deal')).toBeNull();
    server.resetScenarios();
    await user.click(lines.getByRole('button', { name: 'Retry' }));
    expect(await lines.findByText('Not on the whitelist of any deal')).toBeVisible();
  });

  it('checks more than 200 deals after a press, and says how far it is', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const mia = db.users.get(3);
        const [deal] = db.deals;
        if (!mia || !deal) return;
        mia.email = 'mia@timemap.example';
        for (const { id } of [...db.deals]) db.deals.delete(id);
        for (let id = 1; id <= 205; id += 1) {
          db.deals.put({ ...deal, id, name: `Deal ${id}`, whitelist: id === 205 ? [mia.email] : [] });
        }
      },
    });
    const lines = await access();
    const checkAll = await lines.findByRole('button', { name: 'Check All 205' });
    const letGo = server.hold('GET /enterprise/{id}/whitelist');
    await user.click(checkAll);
    expect(await lines.findByText('0 so far, 0 of 205 checked')).toBeVisible();
    letGo();
    expect(await lines.findByRole('link', { name: 'Deal 205' })).toBeVisible();
    await waitFor(() => expect(lines.queryByText(/ so far/)).toBeNull());
  });

  it.each([
    ['a refusal', fail('GET /licenses/{orgId}', 'Away')],
    ["a proxy's page", html('GET /licenses/{orgId}')],
    ['a cut connection', drop('GET /licenses/{orgId}')],
  ])('shows after %s the organizations without their licenses', async (_, scenario) => {
    renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        db.organizationMembers.splice(0, Number.POSITIVE_INFINITY, {
          organizationId: 2,
          userId: 3,
          isAdmin: false,
        });
      },
      scenarios: [scenario],
    });
    const lines = await access();
    expect(await lines.findByRole('link', { name: 'Harbour City Schools' })).toBeVisible();
    expect(await lines.findByText('Unknown')).toBeVisible();
    expect(lines.queryByText('No license')).toBeNull();
  });

  it('names the organizations of the user with the license and its free seats, and those it could not look at', async () => {
    const { server, events } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const members = db.organizationMembers;
        for (let at = members.length - 1; at >= 0; at -= 1)
          if (members[at]?.userId === 3) members.splice(at, 1);
        const part = [...db.organizations].find(({ parentId }) => parentId === 2);
        members.push({ organizationId: 2, userId: 3, isAdmin: true });
        members.push({ organizationId: part?.id ?? 0, userId: 3, isAdmin: false });
        for (const license of db.licenses) {
          if (license.organizationId !== 2) continue;
          license.seatsAllowed = 30;
          license.seatsRegistered = 24;
          license.status = 1;
        }
      },
      scenarios: [fail('GET /organizations/{id}/users', 'Away', 400, { times: 1 })],
    });
    const lines = await access();
    const name = [...server.db.organizations].find(({ id }) => id === 2)?.name ?? '';
    expect(await lines.findByText('1 could not be checked. Away')).toBeVisible();
    expect(lines.queryByText('Not in any organization')).toBeNull();
    expect(await lines.findByRole('link', { name })).toHaveAttribute('href', '/organizations?organization=2');
    expect(lines.getByText('Free seats: 6')).toBeVisible();
    expect(lines.getByText('Through Harbour City Schools')).toBeVisible();
    const loads = Object.groupBy(events, (event) => (event.type === 'load' ? event.operation : ''));
    expect(loads['GET /organizations/{id}/users']).toHaveLength([...server.db.organizations].length);
    expect(loads['GET /organizations/admin/all']).toHaveLength(1);
    expect(loads['GET /licenses/{orgId}']).toHaveLength(1);
  });

  it('names the deals whose whitelist has the email', async () => {
    const { server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const mia = db.users.get(3);
        const [deal] = db.deals;
        if (mia) mia.email = 'mia@timemap.example';
        if (deal) deal.whitelist = ['@timemap.example'];
      },
    });
    const lines = await access();
    const [deal] = server.db.deals;
    expect(await lines.findByRole('link', { name: deal?.name })).toHaveAttribute(
      'href',
      `/global/enterprisedeals/${deal?.id}`,
    );
  });

  it('checks again after a press, and says in the same place that it could not [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        for (const { id } of [...db.deals].slice(1)) db.deals.delete(id);
        const mia = db.users.get(3);
        const [deal] = db.deals;
        if (mia) mia.email = 'mia@timemap.example';
        if (deal) deal.whitelist = ['@timemap.example'];
      },
    });
    const line = within(await screen.findByRole('group', { name: 'Enterprise deals' }));
    const [said] = line.getAllByRole('status');
    const name = [...server.db.deals][0]?.name ?? '';
    await waitFor(() => expect(said).toHaveTextContent(name));
    const check = await screen.findByRole('button', { name: 'Check Again' });
    await waitFor(() => expect(check).not.toHaveAttribute('aria-busy', 'true'));
    server.use(fail('GET /enterprise', 'Away'));
    await user.click(check);
    await waitFor(() => expect(said).toHaveTextContent('Failed to load enterpriseDeals'));
    expect(said).toHaveTextContent(name);
    server.resetScenarios();
    const [deal] = server.db.deals;
    if (deal) deal.whitelist = [];
    await user.click(line.getByRole('button', { name: 'Retry: Enterprise deals' }));
    await waitFor(() => expect(said).not.toHaveTextContent('Failed'));
    await user.click(check);
    await waitFor(() => expect(said).toHaveTextContent(/^Not on the whitelist of any deal/));
  });

  it('keeps its answers for a return to the page, and for another person', async () => {
    const { server } = renderStory({ input: {}, meta: { input: { component: Leaving } } });
    const answered = async () => {
      const line = within(await screen.findByRole('group', { name: 'Enterprise deals' }));
      await waitFor(() => expect(line.getAllByRole('status')[0]).not.toHaveTextContent(/^(Loading…)?$/));
      await waitFor(() => expect(screen.queryByText(/checking who pays/)).toBeNull());
    };
    const calls = () =>
      operations({ server }).filter((operation) =>
        /^GET \/(enterprise|organizations\/\{id\}\/users)/.test(String(operation)),
      ).length;
    await answered();
    const before = calls();
    expect(before).toBeGreaterThan(2);
    act(() => show(null));
    act(() => show(3));
    await answered();
    act(() => show(12));
    await screen.findByRole('button', { name: /^Log In as (?!mia)/ });
    await answered();
    expect(calls()).toBe(before);
  });

  it('says that the whitelist could not be loaded again, and checks it on a press', async () => {
    const { user, server } = renderStory(stories.Ready);
    const lines = await access();
    await lines.findByText(/^(No entry matches|@)/);
    server.use(fail('GET /global/whitelist', 'Away'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await lines.findByText('Failed to load whitelist')).toBeVisible();
    server.resetScenarios();
    await user.click(await lines.findByRole('button', { name: 'Retry: Sign-up whitelist' }));
    await waitFor(() => expect(lines.queryByText('Failed to load whitelist')).toBeNull());
  });
});
