import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './project-roles-panel.stories.tsx';

const pid = smallProjects.northSea;

const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

async function start(options: RenderStoryOptions = {}) {
  const { realtime, published } = fakeRealtime();
  const story = renderStory(stories.Ready, { ...options, provider: { realtime } });
  await screen.findByText('Mia Duarte');
  await screen.findByRole('combobox', { name: 'Select a Role' });
  await story.user.click(screen.getByRole('button', { name: 'Add New User' }));
  const name = 'Add User to North Sea Trade 1100–1550';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const role = dialog.getByRole('combobox', { name: 'Role' });
  const submit = dialog.getByRole('button', { name: 'Add User' });
  return { ...story, published, dialog, role, submit };
}

describe('adding a user to a project', () => {
  it('needs a role before it can be sent, by mouse or Enter [focus] [spoken]', async () => {
    const story = await start();
    expect(story.dialog.getByRole('textbox', { name: 'Email or username' })).toHaveFocus();
    await story.user.keyboard('uma{Enter}');
    expect(story.role).toHaveDisplayValue('Select a Role');
    expect(story.submit).toHaveAccessibleDescription('Choose a role first.');
    await story.user.click(story.submit);
    expect(writes(story)).toEqual([]);
  });

  it('sends the person of a pasted text, and none of several [spoken]', async () => {
    const story = await start();
    await story.user.selectOptions(story.role, '0');
    const field = story.dialog.getByRole('textbox', { name: 'Email or username' });
    await story.user.click(field);
    await story.user.paste('uma@timemap.example, mia@timemap.example');
    await story.user.click(story.submit);
    expect(field).toHaveAccessibleDescription('This field takes one person, and the text names 2.');
    expect(writes(story)).toEqual([]);
    await story.user.clear(field);
    await story.user.paste('<uma@timemap.example>');
    await story.user.click(story.submit);
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { user: 'uma@timemap.example' } }]));
  });

  it('sends project, user and role as a form, role 0 included, and tells the others', async () => {
    const story = await start();
    await story.user.keyboard(' uma+1@timemap.example ');
    story.server.use(never('POST /projects/users'));
    await story.user.selectOptions(story.role, '0');
    await story.user.click(story.submit);
    expect(writes(story)).toEqual([
      {
        operation: 'POST /projects/users',
        encoding: 'form',
        body: { projectid: String(pid), user: 'uma+1@timemap.example', access_role: '0' },
      },
    ]);
    expect(story.submit).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the new member, tells the others, and gives focus back [focus]', async () => {
    const story = await start();
    await story.user.keyboard('uma');
    await story.user.selectOptions(story.role, '0');
    await story.user.click(story.submit);
    expect(await screen.findByText('17 members')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(story.published).toEqual([pid]);
    expect(screen.getByRole('button', { name: 'Add New User' })).toHaveFocus();
  });

  it('opens again with what was typed, except for a person who may no longer add users', async () => {
    const drafts = createMemoryDrafts();
    const person = { id: 1, username: 'ada', isVerified: true };
    const as = (isAdmin: boolean) => ({ drafts, session: { user: { ...person, isAdmin } } });
    const first = renderStory(stories.Ready, { provider: as(true) });
    await first.user.click(await screen.findByRole('button', { name: 'Add New User' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Email or username' }), 'uma');
    first.unmount();
    const second = renderStory(stories.Ready, { provider: as(false) });
    await screen.findByText('Mia Duarte');
    await expect(screen.findByRole('dialog', {}, { timeout: 1000 })).rejects.toThrow();
    second.unmount();
    renderStory(stories.Ready, { provider: as(true) });
    expect(await screen.findByRole('textbox', { name: 'Email or username' })).toHaveValue('uma');
  });

  it('stays open with the server’s words and what was typed [spoken]', async () => {
    const story = await start({ scenarios: [fail('POST /projects/users', 'No such user')] });
    await story.user.keyboard('nobody');
    await story.user.selectOptions(story.role, '2');
    await story.user.click(story.submit);
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('No such user');
    expect(story.dialog.getByRole('textbox')).toHaveValue('nobody');
    expect(story.role).toHaveDisplayValue('Default Member');
    expect(story.published).toEqual([]);
  });
});
