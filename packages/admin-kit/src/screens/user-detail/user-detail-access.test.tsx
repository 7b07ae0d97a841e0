import { act, screen, waitFor, within } from '@testing-library/react';
import { drop, fail, html } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { fillMia } from './testing/fill-mia.ts';
import * as stories from './user-detail.stories.tsx';
import { UserDetail } from './user-detail.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation }) => operation);

const section = (name: string) => screen.findByRole('region', { name });
const inSection = async (name: string) => within(await section(name));

const withEverything = { prepare: fillMia };

let show: (isShown: boolean) => void = () => {};

function Leaving() {
  const [isShown, setShown] = useState(true);
  show = setShown;
  return isShown && <UserDetail userId={3} />;
}

describe('the access of a user', () => {
  const access = () => inSection('Access');

  it('says what the page has loaded, and looks through organizations and deals only when asked', async () => {
    const story = renderStory(stories.Ready, withEverything);
    const lines = await access();
    expect(lines.getByText('Email verified')).toBeVisible();
    expect(await lines.findByText('Google account')).toBeVisible();
    expect(await lines.findByText('Active')).toBeVisible();
    expect(lines.getByText('No trial')).toBeVisible();
    expect(await lines.findByRole('button', { name: 'Check organizations' })).toBeVisible();
    expect(await lines.findByRole('button', { name: 'Check enterprise deals' })).toBeVisible();
    expect(operations(story)).not.toContain('GET /organizations/admin/all');
    expect(operations(story)).not.toContain('GET /enterprise');
  });

  it('calls unknown what could not be loaded', async () => {
    renderStory(stories.SectionsFailed);
    await screen.findByText('Failed to load user subscription status');
    expect((await access()).queryByText('None')).toBeNull();
  });

  it('verifies the email where that is missing [focus]', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const mia = server.db.users.get(3);
        if (mia) mia.status = 0;
      },
    });
    await story.user.click(await screen.findByRole('button', { name: 'Mark as Verified' }));
    expect(await (await access()).findByText('Email verified')).toBeVisible();
    await waitFor(async () => expect(await section('Access')).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
    await waitFor(() =>
      expect(writes(story)).toMatchObject([
        { operation: 'POST /global/users/verified', body: { id: 3, value: true } },
      ]),
    );
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
    await user.click(lines.getByRole('button', { name: 'Check whitelist' }));
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
    await user.click(await lines.findByRole('button', { name: 'Check enterprise deals' }));
    expect(await lines.findByText(/^1 could not be checked\./)).toBeVisible();
    expect(lines.queryByText('Not on the whitelist of any deal')).toBeNull();
    server.resetScenarios();
    await user.click(lines.getByRole('button', { name: 'Retry' }));
    expect(await lines.findByText('Not on the whitelist of any deal')).toBeVisible();
  });

  it('checks all of more than 200 deals after a second press, and says how far it is', async () => {
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
    await user.click(await lines.findByRole('button', { name: 'Check enterprise deals' }));
    const checkAll = await lines.findByRole('button', { name: 'Check all 205' });
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
    const { user } = renderStory(stories.Ready, {
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
    await user.click(await lines.findByRole('button', { name: 'Check organizations' }));
    expect(await lines.findByRole('link', { name: 'Harbour City Schools' })).toBeVisible();
    expect(await lines.findByText('Unknown')).toBeVisible();
    expect(lines.queryByText('No license')).toBeNull();
  });

  it('names the organizations of the user with the license and its free seats, and those it could not look at', async () => {
    const { user, server, events } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const members = db.organizationMembers;
        for (let at = members.length - 1; at >= 0; at -= 1)
          if (members[at]?.userId === 3) members.splice(at, 1);
        members.push({ organizationId: 2, userId: 3, isAdmin: true });
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
    await user.click(await lines.findByRole('button', { name: 'Check organizations' }));
    const name = [...server.db.organizations].find(({ id }) => id === 2)?.name ?? '';
    expect(await lines.findByText('1 could not be checked. Away')).toBeVisible();
    expect(lines.queryByText('Not in any organization')).toBeNull();
    expect(await lines.findByRole('link', { name })).toHaveAttribute('href', '/organizations?organization=2');
    expect(lines.getByText('Free seats: 6')).toBeVisible();
    const loads = Object.groupBy(events, (event) => (event.type === 'load' ? event.operation : ''));
    expect(loads['GET /organizations/{id}/users']).toHaveLength([...server.db.organizations].length);
    expect(loads['GET /organizations/admin/all']).toHaveLength(1);
    expect(loads['GET /licenses/{orgId}']).toHaveLength(1);
  });

  it('names the deals whose whitelist has the email', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        const mia = db.users.get(3);
        const [deal] = db.deals;
        if (mia) mia.email = 'mia@timemap.example';
        if (deal) deal.whitelist = ['@timemap.example'];
      },
    });
    const lines = await access();
    await user.click(await lines.findByRole('button', { name: 'Check enterprise deals' }));
    const [deal] = server.db.deals;
    expect(await lines.findByRole('link', { name: deal?.name })).toHaveAttribute(
      'href',
      `/global/enterprisedeals/${deal?.id}`,
    );
  });

  it('checks again after an answer, and says in the same place that it could not [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        for (const { id } of [...db.deals].slice(1)) db.deals.delete(id);
        const mia = db.users.get(3);
        const [deal] = db.deals;
        if (mia) mia.email = 'mia@timemap.example';
        if (deal) deal.whitelist = ['@timemap.example'];
      },
    });
    const lines = await access();
    const check = await lines.findByRole('button', { name: 'Check enterprise deals' });
    const said = lines.getAllByRole('status').at(-1);
    expect(said).toHaveTextContent('Not checked');
    const letGo = server.hold('GET /enterprise');
    await user.click(check);
    expect(said).toHaveTextContent('Loading…');
    letGo();
    const name = [...server.db.deals][0]?.name ?? '';
    await waitFor(() => expect(said).toHaveTextContent(name));
    server.use(fail('GET /enterprise', 'Away'));
    await user.click(check);
    await waitFor(() => expect(said).toHaveTextContent('Failed to load enterpriseDeals'));
    expect(said).toHaveTextContent(name);
    server.resetScenarios();
    const [deal] = server.db.deals;
    if (deal) deal.whitelist = [];
    await user.click(check);
    await waitFor(() => expect(said).toHaveTextContent(/^Not on the whitelist of any deal/));
  });

  it('keeps its answers for a return to the page', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: Leaving } } });
    const before = await access();
    await user.click(await before.findByRole('button', { name: 'Check enterprise deals' }));
    await waitFor(() => expect(before.queryByText('Loading…')).toBeNull());
    const answer = before.getAllByRole('status').at(-1)?.textContent;
    expect(answer).not.toBe('Not checked');
    act(() => show(false));
    act(() => show(true));
    const after = await access();
    await after.findByRole('button', { name: 'Check enterprise deals' });
    expect(after.getAllByRole('status').at(-1)?.textContent).toBe(answer);
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
    await user.click(lines.getByRole('button', { name: 'Check whitelist' }));
    await waitFor(() => expect(lines.queryByText('Failed to load whitelist')).toBeNull());
  });

  it('says that none has the user, with the way to all of them', async () => {
    const { user } = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        db.organizationMembers.splice(0);
      },
    });
    const lines = await access();
    await user.click(await lines.findByRole('button', { name: 'Check organizations' }));
    expect(await lines.findByText('Not in any organization')).toBeVisible();
    expect(lines.getByRole('link', { name: 'All Organizations' })).toHaveAttribute('href', '/organizations');
  });
});
