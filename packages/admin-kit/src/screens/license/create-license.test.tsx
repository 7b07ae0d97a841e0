import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './license-card.stories.tsx';

const EMPTY_LOT = 6;
const button = (name: string) => screen.findByRole('button', { name });

async function open(drafts = createMemoryDrafts()) {
  const story = renderStory(stories.Empty, { provider: { drafts } });
  await story.user.click(await button('Create License'));
  const dialog = within(await screen.findByRole('dialog'));
  const seats = dialog.getByRole('textbox', { name: 'Seats' });
  await story.user.clear(seats);
  await story.user.type(seats, '25');
  return { ...story, dialog };
}

describe('a license that someone else created', () => {
  it('is not created again, and is shown instead of the dialog [focus]', async () => {
    const story = await open();
    await secondClient(story).send('POST /licenses', { body: { id: EMPTY_LOT, seats: 10 } });
    await story.user.click(story.dialog.getByRole('button', { name: 'Create License' }));
    expect(await screen.findByText('The organization already has a license')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('of 10'));
    expect(story.server.requests().filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the dialog closed that was open before a reload', async () => {
    const drafts = createMemoryDrafts();
    (await open(drafts)).unmount();
    const again = renderStory(stories.Empty, { provider: { drafts } });
    expect(await screen.findByRole('dialog')).toBeVisible();
    again.unmount();
    renderStory(stories.Empty, {
      provider: { drafts },
      prepare: ({ server }) => {
        const [license] = server.db.licenses;
        if (license) server.db.licenses.put({ ...license, id: 5999, organizationId: EMPTY_LOT });
      },
    });
    expect(await button('Revoke License')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the dialogs of a license', () => {
  it.each([
    ['Create License', EMPTY_LOT, 'dialog'],
    ['Revoke License', 1, 'alertdialog'],
  ] as const)(
    'send nothing after the person has lost the right: %s says why [spoken]',
    async (name, id, role) => {
      const person = { id: 1, username: 'ada', isVerified: true };
      const organization = { id, name: 'Any', parentId: 0, isLocalAdmin: true };
      const story = renderStory(stories.Ready, { args: { organization } });
      await story.user.click(await button(name));
      const submit = within(await screen.findByRole(role)).getByRole('button', { name });
      story.provide({ session: { user: { ...person, isAdmin: false } } });
      expect(submit).toHaveAccessibleDescription('Only global admins can change licenses.');
      await story.user.click(submit);
      expect(story.server.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it.each([
    ['\u202EtoL', '‹U+202E›toL'],
    [' ', 'Unnamed organization'],
  ])('show the name %j as %s', async (name, shown) => {
    const organization = { ...stories.Empty.input.args?.organization, name };
    const { user, unmount } = renderStory(stories.Empty, { args: { organization } });
    await user.click(await button('Create License'));
    expect(await screen.findByRole('dialog', { name: `Create License for ${shown}` })).toBeVisible();
    unmount();
    renderStory(stories.Ready, { args: { organization: { ...organization, id: 1 } } });
    await user.click(await button('Revoke License'));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining(`deletes license 5001 of ${shown}.`),
    );
  });
});
