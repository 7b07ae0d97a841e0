import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './lms-panel.stories.tsx';

const CREATE = 'POST /organizations/{id}/lti';
const button = (name: string) => screen.findByRole('button', { name });

it('creates no second institution where someone else has created one, and shows that one [focus]', async () => {
  const drafts = createMemoryDrafts();
  const story = renderStory(stories.Empty, { provider: { drafts } });
  await story.user.type(await screen.findByRole('textbox', { name: 'Institution name' }), 'Moodle');
  await secondClient(story).send(CREATE, {
    path: { id: 6 },
    body: { institution_name: 'Canvas' },
  });
  await story.user.click(await button('Create LTI Institution'));
  expect(await screen.findByText('The organization already has an LTI institution')).toBeVisible();
  expect(screen.getByText('Canvas')).toBeVisible();
  expect(story.server.requests().filter(({ operation }) => operation === CREATE)).toHaveLength(1);
  expect(document.body).not.toHaveFocus();
  story.unmount();
  renderStory(stories.Empty, { provider: { drafts } });
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

it('keeps the focus in the section where the institution is gone [focus]', async () => {
  const story = renderStory(stories.Ready);
  const disable = await button('Disable');
  for (const { id } of [...story.server.db.institutions]) story.server.db.institutions.delete(id);
  await story.user.click(disable);
  expect(await screen.findByRole('textbox', { name: 'Institution name' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'LTI Institution' })).toHaveFocus());
});
