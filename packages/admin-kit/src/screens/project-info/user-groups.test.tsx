import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects, smallRoles } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './project-info-dialog.stories.tsx';

const pid = String(smallProjects.northSea);

function open() {
  const { realtime, published } = fakeRealtime();
  return { ...renderStory(stories.Ready, { provider: { realtime } }), published };
}

const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, query, body }) => ({ operation, encoding, query, body }));
const picker = () => screen.findByRole('combobox', { name: 'Select a Group' });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the user-group editor', () => {
  it('has a picker, Delete Group and Create New, and six permissions', async () => {
    const story = open();
    expect(await picker()).toHaveDisplayValue('Select a Group');
    expect(screen.getByRole('button', { name: 'Create New' })).toBeVisible();
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    await box('View Timelines');
    const names = screen
      .getAllByRole('checkbox')
      .map((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent);
    expect(names).toEqual([
      'View Timelines',
      'Create Timelines',
      'Invite Users',
      'Remove Users',
      'Edit Project Data',
      'Edit All Timelines (supersedes per-timeline permissions)',
    ]);
  });

  it('deletes only a group with an id of 2 or more [spoken]', async () => {
    const story = open();
    const remove = await screen.findByRole('button', { name: 'Delete Group' });
    await picker();
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    for (const id of ['0', '1']) {
      await story.user.selectOptions(await picker(), id);
      expect(remove).toHaveAccessibleDescription(/Built-in groups/);
      expect(await box('View Timelines')).toHaveAttribute('aria-disabled', 'true');
    }
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    expect(await box('View Timelines')).not.toHaveAttribute('aria-disabled');
    await story.user.click(remove);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete Group Default Member/ }));
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete Group' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(story)).toMatchObject([
      { operation: 'POST /deleteusergroup', query: { pid, id: String(smallRoles.defaultMember) } },
    ]);
  });

  it('creates a group that may read', async () => {
    const story = open();
    await picker();
    await story.user.click(screen.getByRole('button', { name: 'Create New' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Create Group in North Sea/ }));
    await story.user.type(dialog.getByRole('textbox', { name: 'Group Name' }), 'Readers{Enter}');
    await waitFor(async () => expect(await picker()).toHaveDisplayValue('Readers'));
    expect(writes(story)).toEqual([
      {
        operation: 'POST /createusergroup',
        encoding: 'none',
        query: { pid, name: 'Readers', perm: 'read' },
        body: null,
      },
    ]);
  });

  it('keeps the bits that its list does not show', async () => {
    const story = open();
    await story.user.selectOptions(await picker(), String(smallRoles.unknownBits));
    await story.user.click(await box('Invite Users'));
    await waitFor(() => expect(story.published).toHaveLength(1));
    expect(writes(story)).toMatchObject([
      {
        operation: 'POST /modifyusergrouppermissions',
        query: { pid, id: String(smallRoles.unknownBits), perm: String(2 ** 40 + 4096 + 17 + 4) },
      },
    ]);
  });
});
