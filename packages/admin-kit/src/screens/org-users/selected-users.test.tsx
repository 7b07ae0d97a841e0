import { screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { applyThenDrop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './org-users-panel.stories.tsx';

const TOGGLE = 'POST /organizations/{id}/toggleadmin';
const REMOVE = 'DELETE /organizations/{id}/users';
const READ = 'GET /organizations/{id}/users';
const { harbour } = smallOrganizations;

async function open(
  menu: string,
  entry: string,
  options?: RenderStoryOptions,
  story: unknown = stories.Ready,
) {
  const rendered = renderStory(story, options);
  const { user, server } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(await screen.findByRole('button', { name: menu, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const dialog = within(await screen.findByRole('dialog', { name: entry }));
  const sent = (operation: string) => server.requests().filter((request) => request.operation === operation);
  return {
    ...rendered,
    dialog,
    sent,
    names: () => dialog.getAllByRole('listitem').map((item) => item.textContent),
    start: () => user.click(dialog.getByRole('button', { name: entry })),
  };
}

describe('many members', () => {
  it('become admins, those that are not yet, after one look at the list', async () => {
    const { dialog, names, start, sent } = await open('Admin', 'Make Admin');
    const count = names().length;
    expect(names()).toContain('mia');
    expect(names()).not.toContain('oren');
    await start();
    expect(await dialog.findByText(`${count} users are now admins.`)).toBeVisible();
    expect(sent(TOGGLE)).toHaveLength(count);
    await waitFor(() => expect(sent(READ)).toHaveLength(3));
  });

  it('are flipped once: a lost answer is looked up at the end', async () => {
    const { dialog, start, sent, names } = await open('Admin', 'Make Admin', {
      scenarios: [applyThenDrop(TOGGLE, { times: 1 })],
    });
    const count = names().length;
    await start();
    expect(await dialog.findByText(`${count} users are now admins.`)).toBeVisible();
    expect(sent(TOGGLE)).toHaveLength(count);
  });

  it('are flipped once: a lost answer that could not be looked up is, before it is tried again', async () => {
    const { user, dialog, start, sent, names, server } = await open('Admin', 'Make Admin', {
      scenarios: [applyThenDrop(TOGGLE, { times: 1 })],
    });
    const count = names().length;
    const move = stopPressClock();
    const letGo = server.hold(TOGGLE);
    await start();
    await waitFor(() => expect(sent(TOGGLE).length).toBeGreaterThan(0));
    server.use(fail(READ, 'Away', 400));
    letGo();
    await dialog.findByRole('region', { name: /Possibly done: 1$/ });
    server.resetScenarios();
    move(DELIBERATE_MS);
    await user.click(dialog.getByRole('button', { name: /^Retry/ }));
    expect(await dialog.findByText(`${count} users are now admins.`)).toBeVisible();
    expect(sent(TOGGLE)).toHaveLength(count);
  });

  it('are removed from this organization only, but not oneself', async () => {
    const { dialog, names, start, sent } = await open(
      'Remove',
      'Remove User From This Organization Only',
      {},
      stories.AsOrgAdmin,
    );
    const count = names().length;
    expect(names()).not.toContain('oren');
    expect(dialog.getByText(/^Skipped: 1\. To remove yourself/)).toBeVisible();
    await start();
    expect(await dialog.findByText(`${count} users removed from this organization.`)).toBeVisible();
    expect(sent(REMOVE)).toHaveLength(count);
    expect(sent(REMOVE)[0]).toMatchObject({
      path: `/organizations/${harbour}/users`,
      body: { id: String(harbour), removeFromEntireOrgTree: 'false' },
    });
  });

  it('cannot be selected by people who can only look', async () => {
    renderStory(stories.AsMember);
    await screen.findByRole('rowheader', { name: 'mia' });
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  });
});
