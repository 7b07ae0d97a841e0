import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './user-detail.stories.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
describe('what mends the access of a user', () => {
  it('verifies the email where that is missing [focus]', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const mia = server.db.users.get(3);
        if (mia) mia.status = 0;
      },
    });
    await story.user.click(await screen.findByRole('button', { name: 'Mark as Verified' }));
    expect(await screen.findByRole('checkbox', { name: 'Verified' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Access' })).toHaveFocus());
    await waitFor(() =>
      expect(writes(story)).toMatchObject([
        { operation: 'POST /global/users/verified', body: { id: 3, value: true } },
      ]),
    );
  });

  it('adds the address to the whitelist where no entry matches, with Undo', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => void server.db.whitelist.splice(0),
    });
    const line = within(await screen.findByRole('group', { name: 'Sign-up whitelist' }));
    await story.user.click(await line.findByRole('button', { name: 'Add to Whitelist' }));
    const email = String(story.server.db.users.get(3)?.email);
    expect(await line.findByText(email)).toBeVisible();
    expect(line.queryByRole('button', { name: 'Add to Whitelist' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(writes(story)).toEqual([
      { operation: 'POST /global/whitelist/add', encoding: 'json', body: { entry: email } },
    ]);
  });

  it('says why the address could not be added to the whitelist', async () => {
    const { user } = renderStory(stories.Ready, {
      prepare: ({ server }) => void server.db.whitelist.splice(0),
      scenarios: [fail('POST /global/whitelist/add', 'Closed')],
    });
    const line = within(await screen.findByRole('group', { name: 'Sign-up whitelist' }));
    await user.click(await line.findByRole('button', { name: 'Add to Whitelist' }));
    expect(await line.findByRole('alert')).toHaveTextContent('Failed to add entry: Closed');
    expect(line.getByRole('button', { name: 'Add to Whitelist' })).toBeVisible();
  });

  it('adds the person to a chosen organization, which then pays', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        db.organizationMembers.splice(0);
        for (const license of db.licenses) license.status = 1;
      },
    });
    const line = within(await screen.findByRole('group', { name: 'Organizations' }));
    expect(await line.findByText('Not in any organization')).toBeVisible();
    await story.user.click(line.getByRole('button', { name: 'Add to Organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add mia to an Organization' }));
    expect(dialog.getByRole('button', { name: 'Add User' })).toHaveAttribute('aria-disabled', 'true');
    await story.user.selectOptions(
      dialog.getByRole('combobox', { name: 'Organization' }),
      'Harbour City Schools',
    );
    await story.user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await line.findByRole('link', { name: 'Harbour City Schools' })).toBeVisible();
    expect(await screen.findByText('Can log in, paid by Harbour City Schools')).toBeVisible();
    expect(writes(story)).toEqual([
      {
        operation: 'POST /organizations/{id}/users',
        encoding: 'form',
        body: { id: '2', username: 'mia', admin: 'false' },
      },
    ]);
  });
});
