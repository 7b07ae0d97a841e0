import { screen, waitFor, within } from '@testing-library/react';
import { answer, applyThenDrop, drop, fail, html } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './enterprise-deal-detail.stories.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));

const ready = () => screen.findByRole('heading', { name: 'Northwind campus' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('an enterprise deal', () => {
  it('shows name, count, configuration and whitelist', async () => {
    const { server } = renderStory(stories.Ready);
    await ready();
    expect(await region('Rolling Total Active User Count').findByText(/^\d+$/)).toBeVisible();
    expect(field('Name')).toHaveValue('Northwind campus');
    expect([field('Period').value, field('Soft limit').value, field('Hard limit').value]).toEqual([
      '180',
      '225',
      '275',
    ]);
    await waitFor(() => expect(field('LTI institution')).toHaveDisplayValue('Northwind Canvas'));
    expect(screen.getByText('Deal ID').parentElement).toHaveTextContent('1');
    expect(screen.getByText('Created').parentElement).toHaveTextContent('Feb 19, 2026');
    const whitelist = within(await screen.findByRole('region', { name: 'Whitelist' }));
    expect(await whitelist.findByText('dean@mail.example')).toBeVisible();
    expect(new Set(server.requests().map(({ operation, path }) => `${operation} as ${path}`))).toEqual(
      new Set([
        'GET /enterprise/{id} as /enterprise/1',
        'GET /enterprise/{id}/rtau as /enterprise/1/rtau',
        'GET /organizations/lti as /organizations/lti',
        'GET /enterprise/{id}/whitelist as /enterprise/1/whitelist',
      ]),
    );
  });

  it('that ended says so in its head, and does not say that all is well', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.deals.get(1) ?? {}, { createdAt: '2024-02-19T23:30:00.000Z', periodDays: 365 });
      },
    });
    const head = (await ready()).closest('header') as HTMLElement;
    expect(within(head).getByText(/^Ended /)).toBeVisible();
    expect(await region('Rolling Total Active User Count').findByText(/^\d+$/)).toBeVisible();
    expect(screen.queryByText('Within the limits')).toBeNull();
  });

  it('says Loading... while it loads', () => {
    renderStory(stories.Loading);
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  });

  it('says Not Found when there is none, and that it could not be loaded [spoken]', async () => {
    renderStory(stories.Ready, { args: { dealId: 999 } });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load enterprise deal');
  });

  it('does not take any other failure for a missing deal (B §2) [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready, { scenarios: [html('GET /enterprise/{id}', 404)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load enterprise deal');
    expect(screen.queryByText('Not Found')).toBeNull();
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await ready()).toBeVisible();
  });

  it.each([
    ['the server knows none', answer('GET /enterprise/{id}/rtau', { count: null }), false],
    ['it could not be loaded', fail('GET /enterprise/{id}/rtau', 'Counting is away'), true],
  ])('shows ? for the count when %s', async (_, scenario, isFailure) => {
    renderStory(stories.Ready, { scenarios: [scenario] });
    expect(await screen.findByText('?')).toBeVisible();
    expect(screen.queryByText('Failed to load Rolling Total Active User Count') !== null).toBe(isFailure);
  });

  it('compares the count with the limits', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => Object.assign(server.db.deals.get(1) ?? {}, { activeUserCount: 300 }),
    });
    expect(await screen.findByText('Over the hard limit')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Soft limit' })).toHaveAttribute('aria-valuetext', '300 of 225');
    expect(screen.getByRole('meter', { name: 'Hard limit' })).toHaveAttribute('aria-valuetext', '300 of 275');
  });

  it('loads the deal and its count again by the refresh icon', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await region('Rolling Total Active User Count').findByText(/^\d+$/);
    Object.assign(story.server.db.deals.get(1) ?? {}, { name: 'Renamed', activeUserCount: 321 });
    await story.user.click(screen.getByRole('button', { name: 'Refresh enterprise deal' }));
    expect(await screen.findByRole('heading', { name: 'Renamed' })).toBeVisible();
    expect(await region('Rolling Total Active User Count').findByText('321')).toBeVisible();
  });

  it('measures the count only against limits that exist', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) =>
        Object.assign(server.db.deals.get(1) ?? {}, { activeUserCount: 10, softLimit: null }),
    });
    expect(await screen.findByRole('meter', { name: 'Hard limit' })).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Soft limit' })).toBeNull();
  });

  it('keeps the form when the institutions could not be loaded [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail('GET /organizations/lti', 'Away')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load LTI options');
    expect(field('LTI institution')).toHaveDisplayValue('Institution 1');
    story.server.resetScenarios();
    await story.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(field('LTI institution')).toHaveDisplayValue('Northwind Canvas'));
  });

  it('says that its whitelist could not be loaded [spoken]', async () => {
    renderStory(stories.Ready, { scenarios: [fail('GET /enterprise/{id}/whitelist', 'Away')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load enterprise deal whitelist');
    expect(await ready()).toBeVisible();
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('is not for %s, and asks nothing (B §6)', (_, story) => {
    const { server } = renderStory(story);
    expect(screen.getByText('Only global admins can manage enterprise deals.')).toBeVisible();
    expect(server.requests()).toEqual([]);
  });
});

describe('the whitelist of a deal', () => {
  it('is changed with the id of the deal in the body', async () => {
    const story = renderStory(stories.Ready);
    const input = await screen.findByRole('textbox', { name: 'Domain or email' });
    const call = (operation: string, path: string, entry: string) => ({
      operation,
      path,
      encoding: 'json',
      body: { id: 1, entry },
    });
    const add = (entry: string) => call('POST /enterprise/whitelist/add', '/enterprise/whitelist/add', entry);
    await story.user.type(input, 'a.example');
    await story.user.click(screen.getByRole('button', { name: 'Add Domain+Subdomains' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await story.user.type(input, 'b.example');
    await story.user.click(screen.getByRole('button', { name: 'Add Domain Only' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await story.user.type(input, 'Zoe@c.example');
    await story.user.click(screen.getByRole('button', { name: 'Add Whole Email' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await story.user.click(screen.getByRole('button', { name: 'Remove dean@mail.example' }));
    await waitFor(() => expect(screen.queryByText('dean@mail.example')).toBeNull());
    expect(writes(story)).toEqual([
      add('@a.example'),
      add('.a.example'),
      add('@b.example'),
      add('Zoe@c.example'),
      call('POST /enterprise/whitelist/remove', '/enterprise/whitelist/remove', 'dean@mail.example'),
    ]);
  });
});

describe('deleting a deal', () => {
  async function ask(story: RenderedStory) {
    await ready();
    await story.user.click(screen.getByRole('button', { name: 'Delete' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete Enterprise Deal?' }));
  }

  it('says how many people depend on it, where the server knows [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [answer('GET /enterprise/{id}/rtau', { count: 1234 })],
    });
    await ask(story);
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        'This permanently deletes Northwind campus and its whitelist. Rolling Total Active User Count: 1,234',
      ),
    );
  });

  it('asks first, then deletes by id and goes to the list [focus]', async () => {
    const story = renderStory(stories.Ready);
    const dialog = await ask(story);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(writes(story)).toEqual([]);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    expect(await screen.findByText('This deal was deleted.')).toBeVisible();
    expect(writes(story)).toEqual([
      { operation: 'DELETE /enterprise/{id}', path: '/enterprise/1', encoding: 'none', body: null },
    ]);
    expect(story.visited).toEqual(['/global/enterprisedeals']);
    expect(document.body).not.toHaveFocus();
  });

  it('goes to the list when the answer is lost and the deal is gone (T8)', async () => {
    const story = renderStory(stories.Ready, { scenarios: [applyThenDrop('DELETE /enterprise/{id}')] });
    const dialog = await ask(story);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    expect(await screen.findByText('This deal was deleted.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes(story)).toHaveLength(1);
  });

  it('goes to the list if someone else has deleted the deal', async () => {
    const story = renderStory(stories.Ready);
    const dialog = await ask(story);
    story.server.db.deals.delete(1);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    expect(await screen.findByText('This deal was deleted.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(story.visited).toEqual(['/global/enterprisedeals']);
  });

  it('says that the deal is still there when the request was lost (T8) [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [drop('DELETE /enterprise/{id}')] });
    const dialog = await ask(story);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/The server has not saved the change\.$/);
    expect(story.visited).toEqual([]);
  });

  it('tells the host instead where it listens', async () => {
    const deleted: unknown[] = [];
    const story = renderStory(stories.Ready, {
      args: { onDealDeleted: (event: unknown) => deleted.push(event) },
    });
    const dialog = await ask(story);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(deleted).toEqual([{ dealId: 1 }]));
    expect(story.visited).toEqual([]);
  });

  it('stays open and says why it failed [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail('DELETE /enterprise/{id}', 'Northwind still pays')],
    });
    const dialog = await ask(story);
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to remove entry: Northwind still pays',
    );
    await story.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });
});
