import { hostileText, smallProjects, smallRoles } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ProjectInfoDialog } from './project-info-dialog.tsx';

const MEMBERS = 'GET /viewprojectusers';
const northSea = { id: smallProjects.northSea, name: 'North Sea Trade 1100–1550' };
const harbourWalk = { id: smallProjects.harbourWalk, name: 'Harbour Walk' };

const meta = preview.meta({
  title: 'Projects/Project info dialog',
  component: ProjectInfoDialog,
  args: { project: northSea, isOrganizationAdmin: true, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: { PartlySaved: 'each change is saved by itself' },
  },
});

type User = { selectOptions(element: Element, value: string): Promise<void> };

const pickGroup = async (user: User, groupId: number) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Select a Group' }), String(groupId));

export const Ready = meta.story({ tags: ['picture:dark'] });

export const Loading = meta.story({ ...given(never(MEMBERS), never('GET /getprojectusergroups')) });

export const Empty = meta.story({ args: { project: { id: smallProjects.bare, name: 'Bare' } } });

/** The failed members have no message, as specified; the groups have one (A §8). */
export const LoadFailed = meta.story({
  ...given(
    fail(MEMBERS, 'The registry is being moved'),
    fail('GET /getprojectusergroups', 'The registry is being moved'),
  ),
});

export const Refreshing = meta.story({
  play: async ({ userEvent, loaded }) => {
    await screen.findByText('Ada Okonkwo');
    serverOf(loaded).use(never(MEMBERS));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Users' }));
  },
});

export const AsOrgAdmin = meta.story({ args: { project: harbourWalk }, ...given(as('orgAdmin')) });

export const AsMember = meta.story({
  args: { project: harbourWalk, isOrganizationAdmin: false },
  ...given(as('member')),
  play: async ({ userEvent }) => pickGroup(userEvent, 6),
});

export const Saving = meta.story({
  ...given(never('POST /changepermissions'), never('POST /modifyusergrouppermissions')),
  play: async ({ userEvent }) => {
    await pickGroup(userEvent, smallRoles.defaultMember);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Group of Mia/ }), '0');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Invite Users' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail('POST /projects/users', 'No such user')),
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox', { name: 'Select a Group' });
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add User to/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email or username' }), 'nobody');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  },
});

/** A name that is markup, and a group with bits that this list does not show. */
export const Hostile = meta.story({
  args: { project: { ...northSea, name: hostileText.long } },
  play: async ({ userEvent }) => pickGroup(userEvent, smallRoles.unknownBits),
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const ViewingUserList = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByText('Ada Okonkwo');
    await userEvent.click(screen.getByRole('button', { name: 'View User List' }));
  },
});

export const EditingGroup = meta.story({
  play: async ({ userEvent }) => pickGroup(userEvent, smallRoles.defaultMember),
});

export const ConfirmingRemove = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Mia/ }));
  },
});

export const EverySlot = meta.story(everySlot);
