import { screen, waitFor } from '@testing-library/react';
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
