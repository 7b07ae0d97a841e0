import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects } from '@timemap/admin-mock';
import { drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import * as stories from './project-info-dialog.stories.tsx';

const pid = String(smallProjects.northSea);
const MIA = '3';

function open(story: unknown = stories.Ready, options: RenderStoryOptions = {}) {
  const { realtime, published, packetArrives } = fakeRealtime();
  const closed: string[] = [];
  const rendered = renderStory(story, {
    ...options,
    args: { onClose: () => closed.push('closed'), ...options.args },
    provider: { realtime },
  });
  return { ...rendered, closed, published, packetArrives };
}

const reads = ['GET /viewprojectusers', 'GET /getprojectusergroups'];
const requests = ({ server }: RenderedStory) =>
  server.requests().map(({ operation, encoding, query, body }) => ({ operation, encoding, query, body }));
const writes = (story: RenderedStory) =>
  requests(story).filter(({ operation }) => !reads.includes(operation ?? ''));
const groupOf = async (name: string) => {
  await screen.findByRole('combobox', { name: 'Select a Group' });
  return screen.findByRole('combobox', { name: `Group of ${name}` });
};
const picker = () => screen.findByRole('combobox', { name: 'Select a Group' });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the project info modal', () => {
  it('shows name and id, and loads members and groups', async () => {
    const story = open();
    expect(await screen.findByRole('dialog', { name: 'North Sea Trade 1100–1550' })).toBeVisible();
    expect(screen.getByText(/Project ID 1/)).toBeVisible();
    expect(await screen.findByText('16 members')).toBeVisible();
    expect(requests(story).map(({ operation, query }) => [operation, query])).toEqual(
      reads.map((operation) => [operation, { pid }]),
    );
  });

  it('names a project without a name alike in all of its dialogs', async () => {
    const project = { id: smallProjects.northSea, name: ' ' };
    const { user } = open(stories.Ready, { args: { project } });
    expect(await screen.findByRole('dialog', { name: 'Unnamed project' })).toBeVisible();
    await groupOf('Mia Duarte');
    await user.click(screen.getByRole('button', { name: 'Remove Mia Duarte' }));
    expect(await screen.findByRole('alertdialog', { name: /from Unnamed project/ })).toBeVisible();
  });

  it('treats a global admin as an admin of every organization (A §6)', async () => {
    open(stories.Ready, { args: { isOrganizationAdmin: false } });
    expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
  });

  it('lists each member with a group and a way out', async () => {
    open();
    expect(await groupOf('Mia Duarte')).toHaveDisplayValue('Default Member');
    expect(screen.getByRole('button', { name: 'Remove Mia Duarte' })).toBeVisible();
    expect(screen.queryByText('Non-premium User')).toBeNull();
  });

  it('does not let people change or remove themselves, and says why [spoken]', async () => {
    const story = open();
    const own = await groupOf('Ada Okonkwo');
    expect(own).toHaveAttribute('aria-disabled', 'true');
    expect(own).toHaveAccessibleDescription('You cannot change your own group or remove yourself.');
    await story.user.click(screen.getByRole('button', { name: 'Remove Ada Okonkwo' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows ordinary members the members, without what adds, deletes and edits [spoken]', async () => {
    const story = open(stories.AsMember);
    expect(await groupOf('Oren Halvorsen')).toHaveAccessibleDescription(/Only admins/);
    expect(screen.getByRole('button', { name: 'Remove Oren Halvorsen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const name of ['Add User', 'Create New', 'Delete Group']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Refresh Users' })).toBeVisible();
    await story.user.selectOptions(await picker(), '6');
    expect(await box('View Timelines')).toHaveAttribute('aria-disabled', 'true');
  });

  it('closes with Escape, and with its button', async () => {
    const story = open();
    await screen.findByText('16 members');
    await story.user.keyboard('{Escape}');
    await story.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
    expect(story.closed).toEqual(['closed', 'closed']);
  });

  it('reloads the members by Refresh Users', async () => {
    const story = open();
    await screen.findByText('16 members');
    story.server.db.projectMembers.push({ projectId: Number(pid), userId: 4, roleId: 0 });
    await story.user.click(screen.getByRole('button', { name: 'Refresh Users' }));
    expect(await screen.findByText('17 members')).toBeVisible();
  });
});

describe('a member’s group', () => {
  it('is changed by query string, with groupID in that spelling, and the others are notified', async () => {
    const story = open();
    await story.user.selectOptions(await groupOf('Mia Duarte'), '0');
    await waitFor(() => expect(story.published).toEqual([Number(pid)]));
    expect(writes(story)).toEqual([
      {
        operation: 'POST /changepermissions',
        encoding: 'none',
        query: { pid, uid: MIA, groupID: '0' },
        body: null,
      },
    ]);
    expect(await groupOf('Mia Duarte')).toHaveDisplayValue('Guest');
  });

  it('is restored after a failure, without a message', async () => {
    const story = open(stories.Ready, { scenarios: [fail('POST /changepermissions', 'Not now')] });
    await story.user.selectOptions(await groupOf('Mia Duarte'), '0');
    await waitFor(() => expect(story.events.some(({ type }) => type === 'action')).toBe(true));
    expect(await groupOf('Mia Duarte')).toHaveDisplayValue('Default Member');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('removing a member', () => {
  const start = async (options: RenderStoryOptions = {}) => {
    const story = open(stories.Ready, options);
    await story.user.click(await screen.findByRole('button', { name: 'Remove Mia Duarte' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Remove' }));
    return { ...story, dialog };
  };

  it('is a GET with groupid=-1 in that spelling, sent once [focus]', async () => {
    const story = await start();
    await waitFor(() => expect(screen.queryByText('Mia Duarte')).toBeNull());
    expect(writes(story)).toEqual([
      {
        operation: 'GET /changepermissions',
        encoding: 'none',
        query: { pid, uid: MIA, groupid: '-1' },
        body: null,
      },
    ]);
    expect(story.published).toEqual([Number(pid)]);
    expect(document.body).not.toHaveFocus();
  });

  it('is never retried automatically, although it is a GET (T9) [spoken]', async () => {
    const story = await start({ scenarios: [drop('GET /changepermissions')] });
    expect(await story.dialog.findByRole('alert')).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    expect(writes(story)).toHaveLength(1);
  });

  it('counts as done where the member is gone already, as after a GET that the browser repeated', async () => {
    const story = open(stories.Ready);
    await story.user.click(await screen.findByRole('button', { name: 'Remove Mia Duarte' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const { projectMembers } = story.server.db;
    const index = projectMembers.findIndex(
      ({ userId, projectId }) => userId === Number(MIA) && projectId === Number(pid),
    );
    projectMembers.splice(index, 1);
    await story.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Mia Duarte')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes(story)).toHaveLength(1);
  });

  it('leaves the modal open below it [keyboard] [focus] [spoken]', async () => {
    const story = await start({ scenarios: [fail('GET /changepermissions', 'The last one stays')] });
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('The last one stays');
    await story.user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(story.closed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Mia Duarte' })).toHaveFocus();
  });
});

describe('adding a user', () => {
  it('is asked for in a second modal, which then shows the new member', async () => {
    const story = open();
    await groupOf('Mia Duarte');
    await story.user.click(screen.getByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add User to North Sea/ }));
    await story.user.keyboard('uma');
    await story.user.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), '0');
    await story.user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText('17 members')).toBeVisible();
    expect(writes(story)).toEqual([
      {
        operation: 'POST /projects/users',
        encoding: 'form',
        query: {},
        body: { projectid: pid, user: 'uma', access_role: '0' },
      },
    ]);
    expect(story.closed).toEqual([]);
  });
});

describe('members that cannot be loaded', () => {
  it('have no message, and are never shown as an empty list [spoken]', async () => {
    const story = open(stories.LoadFailed);
    expect(await screen.findByText('Members are not loaded.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('This project has no members.')).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load user groups');
    story.server.resetScenarios();
    await story.user.click(screen.getByRole('button', { name: 'Refresh Users' }));
    expect(await screen.findByText('Mia Duarte')).toBeVisible();
  });
});

describe('the user list', () => {
  it('is for reading and copying, and switches between usernames and emails [focus]', async () => {
    const story = open();
    await screen.findByText('16 members');
    await story.user.click(screen.getByRole('button', { name: 'View User List' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Users of North Sea/ }));
    const usernames = dialog.getByRole('textbox', { name: 'Usernames' });
    expect(usernames).toHaveAttribute('readonly');
    expect((usernames as HTMLTextAreaElement).value.split('\n')).toContain('mia');
    await story.user.click(dialog.getByRole('tab', { name: 'Emails' }));
    const emails = dialog.getByRole('textbox', { name: 'Emails' }) as HTMLTextAreaElement;
    expect(emails.value.split('\n')).toContain('mia@timemap.example');
    await story.user.click(dialog.getByRole('button', { name: 'Copy emails' }));
    expect(await navigator.clipboard.readText()).toBe(emails.value);
    // The first Escape closes the tooltip of the pressed button.
    await story.user.keyboard('{Escape}{Escape}');
    expect(story.closed).toEqual([]);
    expect(screen.getByRole('button', { name: 'View User List' })).toHaveFocus();
  });
});

describe('a packet about the project', () => {
  it('shows changes and keeps typed text (A §7) [focus]', async () => {
    const story = open();
    await screen.findByText('16 members');
    await story.user.click(screen.getByRole('button', { name: 'Create New' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Create Group/ }));
    await story.user.type(dialog.getByRole('textbox'), 'Rea');
    story.server.db.projectMembers.push({ projectId: Number(pid), userId: 4, roleId: 0 });
    story.packetArrives(Number(pid));
    expect(await screen.findByText('17 members')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Rea');
    expect(dialog.getByRole('textbox')).toHaveFocus();
  });
});
