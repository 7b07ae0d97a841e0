import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects, smallRoles } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import * as stories from './project-roles-panel.stories.tsx';

const CHANGE_ROLE = 'POST /changepermissions';
const MODIFY = 'POST /modifyusergrouppermissions';
const MIA = 3;
const OREN = 2;
const pid = smallProjects.northSea;

const picker = () => screen.findByRole('combobox', { name: 'Select a Role' });
const roleOfMia = () => screen.findByRole('combobox', { name: 'Role of Mia Duarte' });
const box = (name: string) => screen.findByRole('checkbox', { name });
const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else changed the role of this member' }));
const roleInStore = ({ server }: RenderedStory) =>
  server.db.projectMembers.find(({ projectId, userId }) => projectId === pid && userId === MIA)?.roleId;

async function changedElsewhere(change: (other: ReturnType<typeof secondClient>) => Promise<unknown>) {
  const story = renderStory(stories.Ready);
  await picker();
  await roleOfMia();
  await change(secondClient(story));
  const count = story.server.requests().length;
  const calls = () =>
    story.server
      .requests()
      .slice(count)
      .map(({ operation }) => operation);
  return { ...story, calls };
}

const withRole = (roleId: number) =>
  changedElsewhere((other) =>
    other.send(CHANGE_ROLE, { body: { projectid: pid, userid: MIA, access_role: roleId } }),
  );

describe('the role of a member that someone else changed since the list was loaded', () => {
  it('is asked about, and nothing is sent before the answer', async () => {
    const story = await withRole(smallRoles.noBits);
    await story.user.selectOptions(await roleOfMia(), '0');
    const dialog = await conflict();
    expect(story.calls()).toEqual(['GET /viewprojectusers']);
    expect(dialog.getByRole('radio', { name: 'Role saved by someone else: Nothing yet' })).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Role in your change: Guest' })).toBeChecked();
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(roleInStore(story)).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await roleOfMia()).toHaveDisplayValue('Guest');
  });

  it('is asked about after the form that the person has opened since', async () => {
    const story = await withRole(smallRoles.noBits);
    const answer = story.server.hold('GET /viewprojectusers');
    await story.user.selectOptions(await roleOfMia(), '0');
    await story.user.click(screen.getByRole('button', { name: 'Add New User' }));
    const form = within(await screen.findByRole('dialog', { name: /^Add / }));
    await story.user.type(form.getByRole('textbox'), 'zora');
    answer();
    await waitFor(() => expect(story.calls()).toContain('GET /viewprojectusers'));
    expect(form.getByRole('textbox')).toHaveValue('zora');
    expect(form.getByRole('textbox')).toHaveFocus();
    await story.user.click(form.getByRole('button', { name: 'Cancel' }));
    await story.user.click((await conflict()).getByRole('button', { name: 'Cancel' }));
    expect(roleInStore(story)).toBe(smallRoles.noBits);
  });

  it('stays theirs after Cancel [focus]', async () => {
    const story = await withRole(smallRoles.noBits);
    await story.user.selectOptions(await roleOfMia(), '0');
    await story.user.click((await conflict()).getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await roleOfMia()).toHaveDisplayValue('Nothing yet'));
    expect(story.calls()).toEqual(['GET /viewprojectusers']);
    expect(roleInStore(story)).toBe(smallRoles.noBits);
    expect(document.body).not.toHaveFocus();
  });

  it('is asked again about the next member, whatever the answer for the first was', async () => {
    const story = await changedElsewhere(async (other) => {
      for (const userid of [MIA, OREN]) {
        const body = { projectid: pid, userid, access_role: smallRoles.noBits };
        await other.send(CHANGE_ROLE, { body });
      }
    });
    const release = story.server.hold('GET /viewprojectusers');
    await story.user.selectOptions(await roleOfMia(), '0');
    await story.user.selectOptions(await screen.findByRole('combobox', { name: /^Role of Oren/ }), '0');
    release();
    const first = await conflict();
    await story.user.click(first.getByRole('radio', { name: /saved by someone else/ }));
    await story.user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await conflict()).getByRole('radio', { name: /in your change/ })).toBeChecked(),
    );
  });

  it('is not sent if the value is the same, and says so', async () => {
    const story = await withRole(0);
    await story.user.selectOptions(await roleOfMia(), '0');
    expect(await screen.findByText('Mia Duarte already had the role Guest')).toBeVisible();
    expect(story.calls()).toEqual(['GET /viewprojectusers']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a permission that someone else switched since the list was loaded', () => {
  it('is not sent again, and says so', async () => {
    const story = await changedElsewhere((other) =>
      other.send(MODIFY, { query: { pid, id: smallRoles.defaultMember, perm: 131 + 64 } }),
    );
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    await story.user.click(await box('Edit Map Data'));
    expect(await screen.findByText('Default Member already had these permissions')).toBeVisible();
    expect(await box('Edit Map Data')).toBeChecked();
    expect(story.calls()).toEqual(['GET /getprojectusergroups']);
  });
});

describe('a member or role that someone else removed since the list was loaded', () => {
  it('leaves the list when its role is changed', async () => {
    const story = await changedElsewhere((other) =>
      other.send('DELETE /projects/users/id', { body: { projectid: pid, userid: MIA } }),
    );
    await story.user.selectOptions(await roleOfMia(), '0');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Role of Mia Duarte' })).toBeNull());
    expect(screen.getByText(/^Not saved: Mia Duarte\. Not found/)).toBeVisible();
    expect(story.calls()).toEqual(['GET /viewprojectusers', 'GET /viewprojectusers']);
  });

  it('leaves the list when its permissions are changed, and the members show their new role', async () => {
    const story = await changedElsewhere((other) =>
      other.send('POST /deleteusergroup', { query: { pid, id: smallRoles.defaultMember } }),
    );
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    await story.user.click(await box('Edit Map Data'));
    const options = within(await picker());
    await waitFor(() => expect(options.queryByRole('option', { name: 'Default Member' })).toBeNull());
    expect(story.calls().toSorted()).toEqual([
      'GET /getprojectusergroups',
      'GET /getprojectusergroups',
      'GET /viewprojectusers',
    ]);
  });
});

describe('a person who loses the right while a dialog is open', () => {
  const session = (isAdmin: boolean) => ({
    session: { user: { id: 1, username: 'ada', isVerified: true, isAdmin } },
  });
  const lost = 'Only admins can change members and roles.';

  it.each([
    ['to remove a member', 'Remove Mia Duarte', 'Remove', 'alertdialog'],
    ['to create a role', 'Create New', 'Create Role', 'dialog'],
    ['to delete a role', 'Delete Role', 'Confirm Delete Group', 'alertdialog'],
  ])('reads the reason, and nothing is sent: %s [spoken]', async (_, opener, submit, role) => {
    const story = renderStory(stories.Ready, { provider: session(true) });
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    await roleOfMia();
    await story.user.click(screen.getByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole(role));
    const before = story.server.requests().length;
    story.provide(session(false));
    const button = dialog.getByRole('button', { name: submit });
    expect(button).toHaveAccessibleDescription(lost);
    await story.user.click(button);
    expect(story.server.requests()).toHaveLength(before);
  });

  it('reads the reason in an open question, and nothing is sent [spoken]', async () => {
    const story = await withRole(smallRoles.noBits);
    await story.user.selectOptions(await roleOfMia(), '0');
    const dialog = await conflict();
    story.provide(session(false));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription(lost);
    await story.user.click(save);
    await story.user.keyboard('{Enter}');
    expect(story.calls()).toEqual(['GET /viewprojectusers']);
  });
});

describe('what someone else removes or creates', () => {
  async function open() {
    const { realtime, packetArrives } = fakeRealtime();
    const story = renderStory(stories.Ready, { provider: { realtime } });
    await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
    await box('Edit Map Data');
    return { ...story, arrive: () => packetArrives(pid) };
  }

  it('leaves the focus among the members whose row was in use [focus]', async () => {
    const { server, arrive } = await open();
    (await roleOfMia()).focus();
    const row = server.db.projectMembers.find(({ projectId, userId }) => projectId === pid && userId === MIA);
    if (row) server.db.projectMembers.splice(server.db.projectMembers.indexOf(row), 1);
    arrive();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Members' })).toHaveFocus());
  });

  it('leaves the focus among the roles whose permissions were in use [focus]', async () => {
    const { server, arrive } = await open();
    (await box('Edit Map Data')).focus();
    server.db.roles.delete(smallRoles.defaultMember);
    arrive();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Roles' })).toHaveFocus());
  });

  it('does not take the place of the role that the person has created', async () => {
    const story = await open();
    await story.user.click(screen.getByRole('button', { name: 'Create New' }));
    const dialog = within(await screen.findByRole('dialog'));
    await story.user.type(dialog.getByRole('textbox'), 'Scouts{Enter}');
    await waitFor(async () => expect(await picker()).toHaveDisplayValue('Scouts'));
    const created = ((await picker()) as HTMLSelectElement).value;
    const role = story.server.db.roles.get(Number(created));
    if (role) story.server.db.roles.put({ ...role, id: role.id + 1 });
    story.arrive();
    const options = within(await picker());
    await waitFor(() => expect(options.getAllByRole('option', { name: 'Scouts' })).toHaveLength(2));
    expect(await picker()).toHaveValue(created);
  });

  it('asks about a role that nobody has without members to assign', async () => {
    const story = await open();
    for (const row of story.server.db.projectMembers)
      if (row.roleId === smallRoles.noBits) row.roleId = smallRoles.defaultMember;
    story.arrive();
    await story.user.selectOptions(await picker(), String(smallRoles.noBits));
    await story.user.click(screen.getByRole('button', { name: 'Delete Role' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('No member has this role.');
  });
});
