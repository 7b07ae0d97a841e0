import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './org-users-panel.stories.tsx';

const { harbour } = smallOrganizations;

const button = (name: string) => screen.findByRole('button', { name });
const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));
const actionEvents = ({ events }: Pick<RenderedStory, 'events'>) =>
  events.flatMap((event) => (event.type === 'action' ? [[event.action.name, event.outcome]] : []));

describe('removing a user', () => {
  const ONLY = 'Remove User From This Organization Only';
  const TREE = 'Remove User From Entire Organization Tree';
  const REMOVE = 'DELETE /organizations/{id}/users';

  async function open(options: Parameters<typeof renderStory>[1] = {}) {
    const queryClient = new QueryClient();
    const story = renderStory(stories.Ready, { provider: { queryClient }, ...options });
    await story.user.click(await button('Remove mia'));
    const loadAgain = () => act(() => queryClient.invalidateQueries());
    const removeElsewhere = () => {
      const members = story.server.db.organizationMembers;
      members.splice(0, members.length, ...members.filter(({ userId }) => userId !== 3));
    };
    return {
      ...story,
      loadAgain,
      removeElsewhere,
      dialog: within(await screen.findByRole('alertdialog', { name: 'Remove mia?' })),
    };
  }

  it('names whom and asks how far, with focus on Cancel [keyboard] [focus] [spoken]', async () => {
    const { dialog, user } = await open();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /mia, user ID 3: .*Harbour City Schools.* \d+ users and \d+ admins? remain\.$/,
    );
    expect(dialog.getByRole('button', { name: ONLY })).toBeVisible();
    expect(dialog.getByRole('button', { name: TREE })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await button('Remove mia')).toHaveFocus();
  });

  it.each([
    [ONLY, 'false'],
    [TREE, 'true'],
  ])('%s sends removeFromEntireOrgTree=%s, always [focus]', async (choice, removeFromEntireOrgTree) => {
    const story = await open();
    await story.user.click(story.dialog.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shownNames()).not.toContain('mia');
    expect(writes(story)).toEqual([
      {
        operation: REMOVE,
        path: `/organizations/${harbour}/users`,
        encoding: 'form',
        body: { id: String(harbour), userid: '3', removeFromEntireOrgTree },
      },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('stays open with the server’s words when it is refused, and the failure is an event (B §8) [spoken]', async () => {
    const story = await open({ scenarios: [fail(REMOVE, 'The last admin cannot be removed')] });
    await story.user.click(story.dialog.getByRole('button', { name: ONLY }));
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('The last admin cannot be removed');
    expect(actionEvents(story)).toEqual([['organization-user.remove', 'failed']]);
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    expect(shownNames()).toContain('mia');
  });

  it('keeps its target while the list changes under it (T11)', async () => {
    const story = await open();
    const renamed = story.server.db.users.get(3);
    if (renamed) renamed.username = 'zoe';
    await story.loadAgain();
    expect(screen.getByRole('alertdialog', { name: 'Remove mia?' })).toBeVisible();
    await story.user.click(story.dialog.getByRole('button', { name: ONLY }));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toMatchObject({ userid: '3' });
  });

  it('closes with a notice when the target is gone before anything was sent (T11) [spoken]', async () => {
    const story = await open();
    story.removeElsewhere();
    await story.loadAgain();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'mia, user ID 3, is no longer in this organization.',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes(story)).toEqual([]);
    await story.user.click(await button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('treats a user that the server no longer finds as removed', async () => {
    const story = await open();
    story.removeElsewhere();
    await story.user.click(story.dialog.getByRole('button', { name: TREE }));
    expect(await screen.findByText('mia, user ID 3, is no longer in this organization.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shownNames()).not.toContain('mia');
  });

  it('cannot be left while the request is under way, and sends one request for two choices (A §4) [focus]', async () => {
    const story = await open({ scenarios: [never(REMOVE)] });
    const only = story.dialog.getByRole('button', { name: ONLY });
    await twiceInOneTask(() => only.click());
    await story.user.click(story.dialog.getByRole('button', { name: TREE }));
    await story.user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes(story)).toHaveLength(1);
    expect(document.body).not.toHaveFocus();
  });

  it('warns people who are about to remove themselves', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    await user.click(await button('Remove oren'));
    expect(within(await screen.findByRole('alertdialog')).getByText(/^This is you/)).toBeVisible();
  });
});
