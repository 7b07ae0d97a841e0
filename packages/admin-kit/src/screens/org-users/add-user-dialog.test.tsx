import { screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { applyThenDrop, drop, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './org-users-panel.stories.tsx';

const ADD = 'POST /organizations/{id}/users';
const USERS = 'GET /organizations/{id}/users';
const { harbour } = smallOrganizations;

async function open(options: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.Ready, options);
  await story.user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  const writes = () =>
    story.server
      .requests()
      .filter(({ method }) => method !== 'GET')
      .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));
  return { ...story, dialog, writes, field: dialog.getByRole('textbox', { name: 'Username or email' }) };
}

describe('adding a user', () => {
  it('has its button while the users load, for global admins even before the organization has loaded', async () => {
    const { unmount } = renderStory(stories.Ready, {
      scenarios: [never(USERS), never('GET /organizations/{id}')],
    });
    expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
    unmount();
    let letOrganizationGo = () => {};
    let letGo = () => {};
    const { user } = renderStory(stories.AsOrgAdmin, {
      prepare: ({ server }) => {
        letOrganizationGo = server.hold('GET /organizations/{id}');
        letGo = server.hold(USERS);
      },
    });
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
    letOrganizationGo();
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    letGo();
    expect(await screen.findByRole('dialog', { name: 'Add User' })).toBeVisible();
  });

  it.each([
    ['mailto:uma@timemap.example', 'uma@timemap.example will be sent.'],
    ['"Unger, Uma" <uma@timemap.example>;', 'uma@timemap.example will be sent. Left out: Unger, Uma.'],
    ['\u200Buma@timemap.example.', 'uma@timemap.example will be sent. Invisible characters are left out.'],
    [
      'uma@time\u2011map.example',
      'uma@time-map.example will be sent. Typographic hyphens are read as “-”.',
      'uma@time-map.example',
    ],
    ['Email\r\numa@timemap.example\r\n', 'uma@timemap.example will be sent. Left out: Email.'],
    ['uma@timemap.example:geheim', 'uma@timemap.example will be sent. Left out: (not shown).'],
  ])(
    'sends the person of %j alone, and says so before [spoken]',
    async (pasted, note, username = 'uma@timemap.example') => {
      const { user, dialog, writes, field } = await open();
      await user.click(field);
      await user.paste(pasted);
      await waitFor(() => expect(field).toHaveAccessibleDescription(note));
      await user.click(dialog.getByRole('button', { name: 'Add User' }));
      await waitFor(() => expect(writes()).toMatchObject([{ body: { username } }]));
    },
  );

  it('sends none of several people, and takes them all to Add Multiple Users [spoken]', async () => {
    const { user, dialog, writes, field } = await open();
    await user.click(field);
    await user.paste('uma@timemap.example\nOtt, Bo <bo@b.example>');
    expect(field).toHaveAccessibleDescription('This field takes one person, and the text names 2.');
    await user.click(dialog.getByRole('checkbox', { name: 'Admin' }));
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add Multiple Users' }));
    const multiple = within(await screen.findByRole('dialog', { name: 'Add Multiple Users' }));
    expect(multiple.getByRole('textbox')).toHaveValue('uma@timemap.example\nbo@b.example');
    expect(multiple.getByRole('checkbox', { name: 'Add all as admins' })).toBeChecked();
    await user.click(multiple.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByRole('textbox', { name: 'Username or email' })).toHaveValue('');
  });

  it('opens and closes as the host decides', async () => {
    const asked: boolean[] = [];
    const onAddingChange = (isAdding: boolean) => asked.push(isAdding);
    const { user, unmount } = renderStory(stories.Ready, { args: { isAdding: false, onAddingChange } });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    expect(asked).toEqual([true]);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    renderStory(stories.Ready, { args: { isAdding: true, onAddingChange } });
    const dialog = await screen.findByRole('dialog', { name: 'Add User' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([true, false]);
    expect(dialog).toBeVisible();
  });

  it('sends organization, username and admin as a form, then shows the user [keyboard] [focus]', async () => {
    const { user, field, writes } = await open();
    expect(field).toHaveFocus();
    await user.keyboard(' trial.over {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('rowheader', { name: 'trial.over' })).toBeVisible();
    expect(writes()).toEqual([
      {
        operation: ADD,
        path: `/organizations/${harbour}/users`,
        encoding: 'form',
        body: { id: String(harbour), username: 'trial.over', admin: 'false' },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Add User' })).toHaveFocus();
  });

  it('adds an admin on request', async () => {
    const { user, dialog, writes } = await open();
    await user.keyboard('trial.over');
    await user.click(dialog.getByRole('checkbox', { name: 'Admin' }));
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByRole('button', { name: 'Revoke Admin: trial.over' })).toBeVisible();
    expect(writes()[0]?.body).toMatchObject({ admin: 'true' });
  });

  it('keeps the users and says so when the list cannot be loaded again after the user was added', async () => {
    const { user, server } = await open();
    const before = screen.getAllByRole('rowheader', { hidden: true }).length;
    server.use(fail('GET /organizations/{id}/users', 'The registry is being moved', 400));
    await user.keyboard('trial.over{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not refresh the users');
    expect(alert).toHaveTextContent('The registry is being moved');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('rowheader')).toHaveLength(before);

    server.resetScenarios();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: 'trial.over' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['', '   '])('sends nothing for %j and says what is missing [keyboard] [spoken]', async (typed) => {
    const { user, field, writes } = await open();
    await user.keyboard(`${typed}{Enter}`);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter a username or email/);
    expect(writes()).toEqual([]);
  });

  it('stays open with the server’s words and with what was typed [keyboard] [spoken]', async () => {
    const { user, dialog, field } = await open();
    await user.keyboard('nobody@mail.example{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('No Timemap account: nobody@mail.example');
    expect(field).toHaveValue('nobody@mail.example');
  });

  it('cannot be left while the request is under way, and sends one request for Enter twice (A §4) [keyboard] [focus]', async () => {
    const { user, writes } = await open({ scenarios: [never(ADD)] });
    await user.keyboard('mia');
    await submitTwiceInOneTask();
    await user.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes()).toHaveLength(1);
    expect(document.body).not.toHaveFocus();
  });

  it('has added the user when the answer is lost and the list has them (T8) [keyboard]', async () => {
    const { user, writes } = await open({ scenarios: [applyThenDrop(ADD)] });
    await user.keyboard('trial.over{Enter}');
    expect(await screen.findByRole('rowheader', { name: 'trial.over' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('says that the server does not have the user so far when the request was lost (T8) [keyboard] [spoken]', async () => {
    const { user, dialog, writes } = await open({ scenarios: [drop(ADD)] });
    await user.keyboard('trial.over{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No clear answer came back. The server has not saved the change.',
    );
    expect(writes()).toHaveLength(1);
  });

  it('opens again with what was typed after the session ended in between (T14) [keyboard]', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({ provider: { drafts }, scenarios: [fail(ADD, 'Invalid session')] });
    await first.user.keyboard('trial.over{Enter}');
    await waitFor(() => expect(first.events).toContainEqual(expect.objectContaining({ outcome: 'failed' })));
    first.unmount();
    renderStory(stories.Ready, { provider: { drafts } });
    expect(await screen.findByRole('textbox', { name: 'Username or email' })).toHaveValue('trial.over');
  });
});
