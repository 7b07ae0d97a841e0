import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './whitelist-manager.stories.tsx';

it('loses an entry by Enter on its button, and the focus is at the next one (B §2) [keyboard] [focus]', async () => {
  const { user, server } = renderStory(stories.Ready);
  await screen.findByRole('textbox', { name: 'Domain or email' });
  await tabTo(user, screen.getByRole('button', { name: 'Remove guest.curator@mail.example' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove @harbour.example' })).toHaveFocus());
  const writes = server.requests().filter(({ method }) => method !== 'GET');
  expect(writes.map(({ body }) => body)).toEqual([{ entry: 'guest.curator@mail.example' }]);
});

it('brings back two removed entries one after the other by Control Z [keyboard]', async () => {
  const { user, server } = renderStory(stories.Ready);
  for (const entry of ['guest.curator@mail.example', '@harbour.example']) {
    (await screen.findByRole('button', { name: `Remove ${entry}` })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${entry}` })).toBeNull());
  }
  const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
  await waitFor(() => expect(toasts.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Remove @harbour.example' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Remove guest.curator@mail.example' })).toBeVisible();
  expect(server.db.whitelist).toEqual(
    expect.arrayContaining(['guest.curator@mail.example', '@harbour.example']),
  );
});
