import { hostileText, type MockServer, smallProjects, smallRoles } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ProjectRolesPanel } from './project-roles-panel.tsx';

const MEMBERS = 'GET /viewprojectusers';
const northSea = { id: smallProjects.northSea, name: 'North Sea Trade 1100–1550' };

const meta = preview.meta({
  title: 'Projects/Project roles panel',
  component: ProjectRolesPanel,
  args: { project: northSea },
  parameters: { notApplicable: { PartlySaved: 'each change is saved by itself' } },
});

type User = { selectOptions(element: Element, value: string): Promise<void> };

const pickRole = async (user: User, roleId: number) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Select a Role' }), String(roleId));

export const Ready = meta.story({ tags: ['picture:narrow'] });

export const Loading = meta.story({ ...given(never(MEMBERS), never('GET /getprojectusergroups')) });

export const Empty = meta.story({ args: { project: { id: smallProjects.bare, name: 'Bare' } } });

export const LoadFailed = meta.story({
  ...given(
    fail(MEMBERS, 'The registry is being moved'),
    fail('GET /getprojectusergroups', 'The registry is being moved'),
  ),
});

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Ada Okonkwo');
    serverOf(loaded).use(never(MEMBERS));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Users' }));
  },
});

/** Not an admin of the project unless the host says so. */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

/** Members can look and refresh. Every other control says why it is disabled. */
export const AsMember = meta.story({
  ...given(as('member')),
  play: async ({ userEvent }) => pickRole(userEvent, smallRoles.defaultMember),
});

export const Saving = meta.story({
  ...given(never('POST /changepermissions'), never('POST /modifyusergrouppermissions')),
  play: async ({ canvas, userEvent }) => {
    await pickRole(userEvent, smallRoles.defaultMember);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^Role of Mia/ }), '0');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Edit Map Data' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail('POST /createusergroup', 'This project may have no further roles')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Role Name' }), 'Editors{Enter}');
  },
});

/** Unsaved changes of a role and a permission. The marks say why and offer Retry. */
export const NotSaved = meta.story({
  ...given(
    fail('POST /changepermissions', 'This member is locked'),
    fail('POST /modifyusergrouppermissions', 'This role is locked'),
  ),
  play: async ({ canvas, userEvent }) => {
    await pickRole(userEvent, smallRoles.defaultMember);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Role of Mia Duarte' }), '0');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Edit Map Data' }));
    await canvas.findByRole('button', { name: 'Retry. Not saved: This role is locked' });
  },
});

function crowd(server: MockServer, memberCount: number): void {
  const { users, projectMembers } = server.db;
  const template = [...users][0];
  if (template === undefined) return;
  for (let index = 0; index < memberCount; index++) {
    const id = 10_000 + index;
    users.put({
      ...template,
      id,
      username: `reader.${index}`,
      displayName: index % 500 === 0 ? hostileText.long : `Reader ${index}`,
      email: `reader.${index}@${index % 500 === 0 ? `${'long-'.repeat(12)}host` : 'readers'}.example`,
    });
    projectMembers.push({ projectId: northSea.id, userId: id, roleId: index % 6 });
  }
}

/** Members and roles with markup, direction marks and invisible characters in their names. */
export const Hostile = meta.story({
  play: async ({ userEvent }) => pickRole(userEvent, smallRoles.markup),
});

/** Five thousand members, long and hostile names, and bits without a name. */
export const HostileCrowd = meta.story({
  args: { project: { ...northSea, name: hostileText.markup } },
  beforeEach: ({ loaded }) => crowd(serverOf(loaded), 5000),
  play: async ({ userEvent }) => pickRole(userEvent, smallRoles.unknownBits),
});

export const Narrow = meta.story({
  globals: { width: '360' },
  play: async ({ userEvent }) => pickRole(userEvent, smallRoles.defaultMember),
});

export const EditingRole = meta.story({
  play: async ({ userEvent }) => pickRole(userEvent, smallRoles.defaultMember),
});

export const AddingMember = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ada Okonkwo');
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
  },
});

export const ConfirmingRemove = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Mia/ }));
  },
});

export const CreatingRole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New' }));
  },
});

export const ConfirmingDeleteRole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await pickRole(userEvent, smallRoles.defaultMember);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Role' }));
  },
});

export const EverySlot = meta.story(everySlot);
