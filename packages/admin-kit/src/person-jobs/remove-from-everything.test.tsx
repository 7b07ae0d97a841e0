import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../.storybook/render-story.tsx';
import * as stories from '../screens/user-detail/user-detail.stories.tsx';
import { DELIBERATE_MS, stopPressClock } from '../ui/test-presses.ts';
import {
  ADMIN,
  fillMia,
  GUEST,
  membersOf,
  offersIn,
  open,
  start,
  writes,
} from './testing/open-person-job.ts';

describe('removing someone from everything', () => {
  const openRemoval = (options?: RenderStoryOptions) => open('Remove from Everything…', options);
  const remove = (story: RenderedStory, dialog: ReturnType<typeof within>) =>
    start(story, dialog, 'Remove from Everything');

  it('promises one seat of a tree, however many of its organizations end', async () => {
    const { dialog } = await openRemoval({
      prepare: ({ server }) => {
        fillMia(server);
        const part = [...server.db.organizations].find(({ parentId }) => parentId === 2);
        server.db.organizationMembers.push({ organizationId: part?.id ?? 0, userId: 3, isAdmin: false });
      },
    });
    expect(await dialog.findAllByText('Frees a seat of Harbour City Schools')).toHaveLength(1);
  });

  it('takes three presses, says where an admin or a seat is concerned, and can be undone', async () => {
    const { story, dialog } = await openRemoval();
    const school = await dialog.findByRole('checkbox', { name: 'Harbour City Schools' });
    expect(school).toBeChecked();
    await waitFor(() =>
      expect(school).toHaveAccessibleDescription('The only admin here Frees a seat of Harbour City Schools'),
    );
    const project = dialog.getByRole('checkbox', { name: story.server.db.projects.get(1)?.name });
    await waitFor(() => expect(project).toHaveAccessibleDescription('Admin The only admin here'));
    expect(
      dialog.getByRole('checkbox', { name: story.server.db.projects.get(2)?.name }),
    ).toHaveAccessibleDescription('Guest');
    await remove(story, dialog);
    expect(await dialog.findByText(/ removed from 4 organizations and projects\.$/)).toBeVisible();
    expect(writes(story)).toEqual(
      expect.arrayContaining([
        {
          operation: 'DELETE /organizations/{id}/users',
          body: { id: '2', userid: '3', removeFromEntireOrgTree: 'false' },
        },
        { operation: 'DELETE /projects/users/id', body: { projectid: '2', userid: '3' } },
      ]),
    );
    expect(story.server.db.organizationMembers.some(({ userId }) => userId === 3)).toBe(false);
    expect(story.server.db.projectMembers.some(({ userId }) => userId === 3)).toBe(false);

    const [offer] = offersIn(story);
    await story.user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Undone: 4.')).toBeVisible();
    expect(story.events).toContainEqual({ type: 'undo-ended', undo: offer?.undo });
    expect(story.server.db.organizationMembers).toContainEqual({
      organizationId: 2,
      userId: 3,
      isAdmin: true,
    });
    expect(membersOf(story, 2)).toEqual([
      { userId: 1, roleId: ADMIN },
      { userId: 3, roleId: GUEST },
    ]);
  });

  it('can be undone as a whole after its dialog was closed, and what was not undone again', async () => {
    const { story, dialog } = await openRemoval();
    const before = { ...story.server.db, projectMembers: [...story.server.db.projectMembers] };
    await remove(story, dialog);
    expect(await dialog.findByText(/ removed from 4 organizations and projects\.$/)).toBeVisible();
    await story.user.keyboard('{Escape}');
    const [offer] = offersIn(story);
    expect(offer?.parts).toHaveLength(4);
    const started = story.events.findLast(({ type }) => type === 'action-started');
    expect(started).toMatchObject({
      job: { name: 'remove-from-everything', target: { kind: 'user', id: 3 } },
    });

    story.server.use(fail('POST /organizations/{id}/users', 'No', 400, { times: 2 }));
    expect(await offer?.undo()).toMatchObject({ done: 2, left: 2 });
    const again = offersIn(story).at(-1);
    expect(again?.undo).not.toBe(offer?.undo);
    expect(await again?.undo()).toBe('undone');
    expect(story.server.db.projectMembers).toHaveLength(before.projectMembers.length);
    expect(story.server.db.organizationMembers.filter(({ userId }) => userId === 3)).toHaveLength(2);
  });

  it('leaves rows that are not ticked alone', async () => {
    const { story, dialog } = await openRemoval();
    for (const name of ['Harbour City Schools', story.server.db.projects.get(2)?.name])
      await story.user.click(await dialog.findByRole('checkbox', { name }));
    await remove(story, dialog);
    expect(await dialog.findByText(/ removed from 2 organizations and projects\.$/)).toBeVisible();
    expect(membersOf(story, 2)).toHaveLength(2);
    expect(story.server.db.organizationMembers.filter(({ userId }) => userId === 3)).toHaveLength(1);
  });

  it('hands the projects over first, and removes nobody where that failed', async () => {
    const advance = stopPressClock();
    const { story, dialog } = await openRemoval({
      scenarios: [fail('POST /projects/users', 'Not today', 400, { times: 1 })],
    });
    await story.user.type(await dialog.findByRole('textbox', { name: /^Hand the projects to/ }), 'oren');
    await remove(story, dialog);
    expect(await dialog.findByText('Done: 3. Not done: 1.')).toBeVisible();
    // In the other project oren was a guest.
    expect(membersOf(story, 1)).toEqual([{ userId: 2, roleId: ADMIN }]);
    expect(membersOf(story, 2)).toEqual([
      { userId: 1, roleId: ADMIN },
      { userId: 3, roleId: GUEST },
    ]);
    advance(DELIBERATE_MS);
    await story.user.click(dialog.getByRole('button', { name: 'Retry 1' }));
    expect(await dialog.findByText(/ removed from 4 organizations and projects\.$/)).toBeVisible();
    expect(membersOf(story, 2)).toEqual([
      { userId: 1, roleId: ADMIN },
      { userId: 2, roleId: GUEST },
    ]);
  });

  it('says what still lets the person in', async () => {
    const { story, dialog } = await openRemoval({
      prepare: ({ server }) => {
        fillMia(server);
        const [deal] = server.db.deals;
        const email = server.db.users.get(3)?.email ?? '';
        Object.assign(server.db.users.get(3) ?? {}, { isSubscribed: true });
        if (deal) Object.assign(deal, { whitelist: [email], name: 'Endless', periodDays: 100_000 });
        server.db.whitelist.splice(0, Number.POSITIVE_INFINITY, email);
      },
    });
    await remove(story, dialog);
    expect(await dialog.findByText(/^Can log in, paid by .*Endless$/)).toBeVisible();
    const rest = within(dialog.getByRole('list', { name: 'Still in place, to be ended under Access:' }));
    const email = story.server.db.users.get(3)?.email;
    expect(rest.getByText('Subscription: cancel it on the customer page')).toBeVisible();
    expect(await rest.findByText(`Sign-up whitelist: ${email}`)).toBeVisible();
    expect(rest.getByRole('link', { name: `Enterprise deal Endless: ${email}` })).toBeVisible();
  });

  it('leaves a successor the higher role that they have', async () => {
    const { story, dialog } = await openRemoval();
    await story.user.type(await dialog.findByRole('textbox', { name: /^Hand the projects to/ }), 'ada');
    await remove(story, dialog);
    expect(await dialog.findByText(/ removed from 4 organizations and projects\.$/)).toBeVisible();
    expect(membersOf(story, 2)).toEqual([{ userId: 1, roleId: ADMIN }]);
    expect(membersOf(story, 1)).toContainEqual({ userId: 1, roleId: ADMIN });
  });

  it('hands nothing over before the roles are known', async () => {
    const { story, dialog } = await openRemoval({
      scenarios: [fail('GET /getprojectusergroups', 'Away', 400, { times: 2 })],
    });
    await story.user.type(await dialog.findByRole('textbox', { name: /^Hand the projects to/ }), 'oren');
    expect(await dialog.findByText('2 could not be checked. Away')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Remove from Everything' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await story.user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('is not offered for oneself', async () => {
    const { user } = renderStory(stories.Ready, { args: { userId: 1 } });
    await user.click(await screen.findByRole('button', { name: 'More actions for ada' }));
    expect(await screen.findByRole('menuitem', { name: /^Remove from Everything…/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
