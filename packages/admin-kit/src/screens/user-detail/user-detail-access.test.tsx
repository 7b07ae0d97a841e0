import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { fillMia } from './testing/fill-mia.ts';
import * as stories from './user-detail.stories.tsx';

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

describe('the access of a user', () => {
  const access = () => inSection('Access');

  it('says what the page has loaded, and calls the rest unknown', async () => {
    const story = renderStory(stories.Ready, withEverything);
    const lines = await access();
    expect(lines.getByText('Email verified')).toBeVisible();
    expect(await lines.findByText('Google account')).toBeVisible();
    expect(await lines.findByText('Active')).toBeVisible();
    expect(lines.getByText('No trial')).toBeVisible();
    expect(lines.getByRole('link', { name: 'All Organizations' })).toHaveAttribute('href', '/organizations');
    expect(lines.getAllByText('Unknown')).toHaveLength(2);
    expect(operations(story)).not.toContain('GET /global/whitelist');
  });

  it('calls unknown what could not be loaded', async () => {
    renderStory(stories.SectionsFailed);
    await screen.findByText('Failed to load user subscription status');
    expect((await access()).queryByText('None')).toBeNull();
  });

  it('verifies the email where that is missing', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const mia = server.db.users.get(3);
        if (mia) mia.status = 0;
      },
    });
    await story.user.click(await screen.findByRole('button', { name: 'Mark as Verified' }));
    expect(await (await access()).findByText('Email verified')).toBeVisible();
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
  ])('finds the entry of the whitelist on a press: %s, %s', async (entry, said) => {
    const { user } = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        server.db.whitelist.splice(0, Number.POSITIVE_INFINITY, entry);
        const mia = server.db.users.get(3);
        if (mia) mia.email = 'mia@TimeMap.example';
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check whitelist' }));
    expect(await (await access()).findByText(said)).toBeVisible();
  });

  it('says that the whitelist could not be loaded, and asks again', async () => {
    const { user, server } = renderStory(stories.Ready, {
      scenarios: [fail('GET /global/whitelist', 'Away')],
    });
    const check = await screen.findByRole('button', { name: 'Check whitelist' });
    await user.click(check);
    const lines = await access();
    expect(await lines.findByText('Failed to load whitelist')).toBeVisible();
    server.resetScenarios();
    await user.click(check);
    expect(await lines.findByText(/^(No entry matches|@)/)).toBeVisible();
  });
});
