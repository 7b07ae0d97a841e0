import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smallProjects, smallRoles } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { messages as german } from '../../locales/de/index.ts';
import * as stories from './project-roles-panel.stories.tsx';

const pid = smallProjects.northSea;
const MIA = 3;

function open(story: unknown = stories.Ready, options: RenderStoryOptions = {}) {
  const { realtime, published, packetArrives } = fakeRealtime();
  return { ...renderStory(story, { ...options, provider: { realtime } }), published, packetArrives };
}

const reads = ['GET /viewprojectusers', 'GET /getprojectusergroups'];
const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ operation }) => !reads.includes(operation ?? ''))
    .map(({ operation, encoding, query, body }) => ({ operation, encoding, query, body }));
const loads = ({ server }: RenderedStory) =>
  server.requests().filter(({ operation }) => operation === 'GET /viewprojectusers').length;
const roleOf = async (name: string) => {
  await screen.findByRole('combobox', { name: 'Select a Role' });
  return screen.findByRole('combobox', { name: `Role of ${name}` });
};
const names = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('combobox').getAttribute('aria-label'));

describe('the members of a project', () => {
  it('come by display name, each with email, premium, role and a way out', async () => {
    const story = open();
    await roleOf('Mia Duarte');
    const mia = (await screen.findByText('Mia Duarte')).closest('li') as HTMLElement;
    expect(within(mia).getByText('mia@timemap.example')).toBeVisible();
    expect(within(mia).getByText('Non-premium User')).toBeVisible();
    expect(within(mia).getByRole('combobox')).toHaveDisplayValue('Default Member');
    expect(within(mia).getByRole('button', { name: 'Remove Mia Duarte' })).toBeVisible();
    const oren = screen.getByText('Oren Halvorsen').closest('li') as HTMLElement;
    expect(within(oren).getByText('Premium User')).toBeVisible();
    const plain = names().filter((name) => /^Role of [A-Z]/.test(name ?? ''));
    expect(plain.slice(0, 4)).toEqual([
      'Role of Ada Okonkwo',
      'Role of Blind Copy',
      expect.stringMatching(/^Role of Donau/),
      'Role of Ida (through Canvas)',
    ]);
    expect(story.server.requests().map(({ operation, query }) => [operation, query])).toEqual(
      reads.map((operation) => [operation, { pid: String(pid) }]),
    );
  });

  it('are counted, and found by a search in name and email [spoken]', async () => {
    const { user } = open();
    expect(await screen.findByText('16 members')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'TIMEMAP.example');
    expect(screen.getByRole('status')).toHaveTextContent('4 of 16 members');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await user.keyboard(' nobody');
    expect(screen.getByText('No members match your search.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('16 members')).toBeVisible();
  });

  it('are rendered only in the window, and say their position', async () => {
    open(stories.Ready, {
      prepare: ({ server }) => {
        const template = server.db.users.get(MIA);
        for (let id = 10_000; template && id < 15_000; id++) {
          server.db.users.put({ ...template, id, displayName: `Reader ${id}` });
          server.db.projectMembers.push({ projectId: pid, userId: id, roleId: 0 });
        }
      },
    });
    expect(await screen.findByText('5,016 members')).toBeVisible();
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', '5016');
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('can be passed by the keyboard in one step [keyboard] [focus]', async () => {
    const { user } = open();
    (await screen.findByRole('button', { name: 'Skip the member list' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Create New' })).toHaveFocus();
  });

  it('show a role that the project does not have as unknown, and role 0 as what it is (T59)', async () => {
    open();
    await roleOf('Mia Duarte');
    const row = (await screen.findByRole('combobox', { name: /Usman|Zofia/ })) as HTMLSelectElement;
    expect(row).toHaveDisplayValue('Unknown role (999)');
    expect(await screen.findAllByDisplayValue('Guest')).not.toEqual([]);
  });

  it('are loaded again by Refresh Users, by anyone', async () => {
    const story = open(stories.AsMember);
    await screen.findByText('Mia Duarte');
    story.server.db.projectMembers.push({ projectId: pid, userId: 4, roleId: 0 });
    await story.user.click(screen.getByRole('button', { name: 'Refresh Users' }));
    expect(await screen.findByText('17 members')).toBeVisible();
  });
});

describe('changing the role of a member', () => {
  it('shows it immediately, saves it as JSON, and notifies the others', async () => {
    const story = open();
    await story.user.selectOptions(await roleOf('Mia Duarte'), String(smallRoles.noBits));
    expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Nothing yet');
    await waitFor(() => expect(story.published).toEqual([pid]));
    expect(writes(story)).toEqual([
      {
        operation: 'POST /changepermissions',
        encoding: 'json',
        query: {},
        body: { projectid: pid, userid: MIA, access_role: smallRoles.noBits },
      },
    ]);
    expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Nothing yet');
  });

  it('takes role 0 for a role (T23)', async () => {
    const story = open();
    await story.user.selectOptions(await roleOf('Mia Duarte'), '0');
    await waitFor(() => expect(story.published).toEqual([pid]));
    expect(writes(story)[0]?.body).toEqual({ projectid: pid, userid: MIA, access_role: 0 });
    expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Guest');
  });

  it('shows the former role again after a failure, with an event and no message', async () => {
    const story = open(stories.Ready, { scenarios: [fail('POST /changepermissions', 'Not now', 500)] });
    await story.user.selectOptions(await roleOf('Mia Duarte'), '0');
    await waitFor(async () => expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Default Member'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(story.published).toEqual([]);
    expect(story.events).toContainEqual(
      expect.objectContaining({
        outcome: 'failed',
        action: {
          name: 'project-member.change-role',
          target: { kind: 'project-member', id: MIA, label: 'Mia Duarte' },
          place: expect.objectContaining({ kind: 'project' }),
        },
      }),
    );
  });

  it('lets the last choice win, one request at a time (T20)', async () => {
    const story = open();
    const letGo = story.server.hold('POST /changepermissions');
    const role = await roleOf('Mia Duarte');
    for (const id of [0, 1, smallRoles.noBits]) await story.user.selectOptions(role, String(id));
    expect(role).toHaveDisplayValue('Nothing yet');
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    expect(writes(story).map(({ body }) => (body as { access_role: number }).access_role)).toEqual([
      0,
      smallRoles.noBits,
    ]);
    await waitFor(() => expect(story.published).toHaveLength(2));
    expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Nothing yet');
  });

  it('is only for admins and not for oneself, and says why [spoken]', async () => {
    const { unmount } = open();
    expect(await roleOf('Ada Okonkwo')).toHaveAccessibleDescription(/your own role/);
    expect(screen.getByRole('button', { name: 'Remove Ada Okonkwo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    unmount();
    const story = open(stories.AsMember);
    expect(await roleOf('Ada Okonkwo')).toHaveAttribute('aria-disabled', 'true');
    const remove = screen.getByRole('button', { name: 'Remove Ada Okonkwo' });
    expect(remove).toHaveAccessibleDescription(/Only admins/);
    await story.user.click(remove);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is offered to those whom the host calls project admins', async () => {
    open(stories.AsOrgAdmin, { args: { isProjectAdmin: true } });
    expect(await roleOf('Mia Duarte')).not.toHaveAttribute('aria-disabled');
  });
});

describe('removing a member', () => {
  const start = async (options: RenderStoryOptions = {}) => {
    const story = open(stories.Ready, options);
    await story.user.click(await screen.findByRole('button', { name: 'Remove Mia Duarte' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Remove Mia Duarte from North Sea/ }),
    );
    return { ...story, dialog };
  };

  it('asks, sends project and user as a form, and tells the others [focus]', async () => {
    const story = await start();
    expect(story.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(story.dialog.getByText('16 members')).toBeVisible();
    await story.user.click(story.dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Mia Duarte')).toBeNull();
    expect(writes(story)).toEqual([
      {
        operation: 'DELETE /projects/users/id',
        encoding: 'form',
        query: {},
        body: { projectid: String(pid), userid: String(MIA) },
      },
    ]);
    expect(story.published).toEqual([pid]);
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the dialog open with the server’s words [focus] [spoken]', async () => {
    const story = await start({ scenarios: [fail('DELETE /projects/users/id', 'The last editor stays')] });
    await story.user.click(story.dialog.getByRole('button', { name: 'Remove' }));
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('The last editor stays');
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Mia Duarte')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Mia Duarte' })).toHaveFocus();
  });
});

describe('a packet about the project', () => {
  it('loads members and roles again, and keeps typed text (A §7)', async () => {
    const story = open();
    await screen.findByText('Mia Duarte');
    await story.user.click(screen.getByRole('button', { name: 'Add New User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await story.user.type(dialog.getByRole('textbox', { name: 'Email or username' }), 'um');
    const before = loads(story);
    story.server.db.projectMembers.push({ projectId: pid, userId: 4, roleId: 0 });
    story.packetArrives(pid);
    await waitFor(() => expect(loads(story)).toBe(before + 1));
    expect(await screen.findByText('17 members')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Email or username' })).toHaveValue('um');
  });

  it('keeps members under the pointer in place', async () => {
    const story = open();
    await screen.findByText('Mia Duarte');
    const list = screen.getByRole('list', { name: 'Members' });
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('bdi')?.textContent);
    const before = names();
    fireEvent.pointerEnter(list);
    story.server.db.projectMembers.shift();
    story.packetArrives(pid);
    expect(await screen.findByText('15 members')).toBeInTheDocument();
    expect(names()).toEqual(before);
    fireEvent.pointerLeave(list);
    expect(names()).not.toEqual(before);
  });

  it('does not undo a choice that is under way', async () => {
    const story = open(stories.Ready, { scenarios: [never('POST /changepermissions')] });
    await story.user.selectOptions(await roleOf('Mia Duarte'), '0');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    const before = loads(story);
    story.packetArrives(pid);
    await waitFor(() => expect(loads(story)).toBe(before + 1));
    expect(await roleOf('Mia Duarte')).toHaveDisplayValue('Guest');
  });
});

describe('a role', () => {
  it('has the names of the presets in its language', async () => {
    const { user } = renderStory(stories.Ready, { provider: { messages: german } });
    const roles = await screen.findByRole('combobox', { name: 'Rolle auswählen' });
    await user.selectOptions(roles, String(smallRoles.defaultMember));
    const preset = await screen.findByRole('combobox', { name: 'Vorlage' });
    expect(
      within(preset)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Alle/Admin', 'Gast', 'Standardmitglied']));
    expect(preset).toHaveDisplayValue('Standardmitglied');
  });
});
