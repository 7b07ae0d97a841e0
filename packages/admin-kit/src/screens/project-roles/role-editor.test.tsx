import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects, smallRoles } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock, twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './project-roles-panel.stories.tsx';

const pid = smallProjects.northSea;
const MODIFY = 'POST /modifyusergrouppermissions';

function open(story: unknown = stories.Ready, options: RenderStoryOptions = {}) {
  const { realtime, published, packetArrives } = fakeRealtime();
  return { ...renderStory(story, { ...options, provider: { realtime } }), published, packetArrives };
}

const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, query, body }) => ({ operation, encoding, query, body }));
const masksSent = (story: RenderedStory) => writes(story).map(({ query }) => Number(query.perm));
const picker = () => screen.findByRole('combobox', { name: 'Select a Role' });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

async function pick(roleId: number, story: unknown = stories.Ready, options: RenderStoryOptions = {}) {
  const opened = open(story, options);
  await opened.user.selectOptions(await picker(), String(roleId));
  return opened;
}

describe('the roles editor', () => {
  it('starts without a role: nothing to delete and nothing to tick [spoken]', async () => {
    open();
    expect(await picker()).toHaveDisplayValue('Select a Role');
    expect(screen.getByRole('button', { name: 'Delete Role' })).toHaveAccessibleDescription(/Select a role/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lists twelve permissions, worded as specified', async () => {
    await pick(smallRoles.defaultMember);
    await box('Access Project');
    expect(screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-checked'))).toHaveLength(12);
    expect(await box('Create Timelines (cannot edit timelines if disabled)')).toBeChecked();
    expect(await box('Read All Timelines (supersedes timeline permissions if enabled)')).toBeChecked();
    expect(await box('Delete Project')).not.toBeChecked();
  });

  it.each([0, 1])(
    'takes role %i for selected, and lets nobody edit or delete it [spoken]',
    async (roleId) => {
      const story = await pick(roleId);
      expect(await box('Access Project')).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('group', { name: /^Permissions/ })).toHaveAccessibleDescription(
        /Built-in roles/,
      );
      expect(screen.getByRole('button', { name: 'Delete Role' })).toHaveAccessibleDescription(/Built-in/);
      await story.user.click(await box('Edit Map Data'));
      expect(writes(story)).toEqual([]);
    },
  );

  it('is for looking only for anyone but admins [spoken]', async () => {
    const story = await pick(smallRoles.defaultMember, stories.AsOrgAdmin);
    await story.user.click(await box('Edit Map Data'));
    for (const name of ['Create New', 'Delete Role', 'Add New User']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAccessibleDescription(/Only admins/);
      await story.user.click(button);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes(story)).toEqual([]);
  });
});

describe('ticking a permission', () => {
  it('saves the mask immediately, with that bit flipped and unknown bits kept', async () => {
    const story = await pick(smallRoles.unknownBits);
    await story.user.click(await box('Edit Map Data'));
    expect(await box('Edit Map Data')).toBeChecked();
    await waitFor(() => expect(story.published).toEqual([pid]));
    expect(writes(story)).toEqual([
      {
        operation: MODIFY,
        encoding: 'none',
        query: {
          pid: String(pid),
          id: String(smallRoles.unknownBits),
          perm: String(2 ** 40 + 4096 + 17 + 64),
        },
        body: null,
      },
    ]);
    expect(screen.getByText(/permissions not shown here \(1099511627776, 4096\)/)).toBeVisible();
    expect(screen.getAllByText('Unknown permission')).toHaveLength(2);
  });

  it('is undone on failure, in silence, but for the event', async () => {
    const story = await pick(smallRoles.defaultMember, stories.Ready, {
      scenarios: [fail(MODIFY, 'No', 500)],
    });
    await story.user.click(await box('Edit Map Data'));
    await waitFor(async () => expect(await box('Edit Map Data')).not.toBeChecked());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(story.published).toEqual([]);
    expect(story.events).toContainEqual(
      expect.objectContaining({
        outcome: 'failed',
        action: expect.objectContaining({ name: 'project-role.change-permissions' }),
      }),
    );
  });

  it('keeps every one of several quick clicks, one request at a time (T20)', async () => {
    const story = await pick(smallRoles.defaultMember);
    const letGo = story.server.hold(MODIFY);
    await story.user.click(await box('Edit Map Data'));
    await story.user.click(await box('Moderate Project'));
    await story.user.click(await box('Access Project'));
    letGo();
    await waitFor(() => expect(story.published).toHaveLength(2));
    expect(masksSent(story)).toEqual([131 + 64, 130 + 64 + 512]);
    expect(await box('Moderate Project')).toBeChecked();
    expect(await box('Access Project')).not.toBeChecked();
  });

  it('loses only what failed of several quick clicks (T20)', async () => {
    const story = await pick(smallRoles.defaultMember, stories.Ready, {
      scenarios: [fail(MODIFY, 'No', 400, { times: 1 })],
    });
    const letGo = story.server.hold(MODIFY);
    await story.user.click(await box('Edit Map Data'));
    await story.user.click(await box('Moderate Project'));
    letGo();
    await waitFor(() => expect(story.published).toHaveLength(1));
    expect(masksSent(story)).toEqual([131 + 64, 131 + 512]);
    expect(await box('Edit Map Data')).not.toBeChecked();
    expect(await box('Moderate Project')).toBeChecked();
  });

  it('sends nothing more for a box that was ticked and unticked again', async () => {
    const story = await pick(smallRoles.defaultMember, stories.Ready, {
      scenarios: [fail(MODIFY, 'No', 400, { times: 1 })],
    });
    const letGo = story.server.hold(MODIFY);
    const move = stopPressClock();
    await story.user.click(await box('Edit Map Data'));
    move(DELIBERATE_MS);
    await story.user.click(await box('Edit Map Data'));
    letGo();
    await waitFor(() => expect(story.events.some(({ type }) => type === 'action')).toBe(true));
    expect(writes(story)).toHaveLength(1);
    expect(await box('Edit Map Data')).not.toBeChecked();
  });

  it('keeps a bit that someone else changed before the save', async () => {
    const story = await pick(smallRoles.defaultMember);
    await box('Edit Map Data');
    const role = story.server.db.roles.get(smallRoles.defaultMember);
    if (role) role.permissions = 131 + 512;
    story.packetArrives(pid);
    await waitFor(async () => expect(await box('Moderate Project')).toBeChecked());
    await story.user.click(await box('Edit Map Data'));
    await waitFor(() => expect(masksSent(story)).toEqual([131 + 512 + 64]));
  });

  it('is explained: what the mask is made of and grants, which preset it equals, what goes before what', async () => {
    const story = await pick(smallRoles.defaultMember);
    expect(await screen.findByText(/^Overrides .*: Read All Timelines\./)).toBeVisible();
    expect(screen.getByText('Mask 131 = 128 + 2 + 1.')).not.toBeVisible();
    await story.user.click(screen.getByText('Technical details'));
    expect(screen.getByText('Mask 131 = 128 + 2 + 1.')).toBeVisible();
    const granted = screen.getAllByRole('term').map((bit) => [bit.textContent, bit.nextSibling?.textContent]);
    expect(granted).toEqual([
      ['128', 'Read All Timelines'],
      ['2', 'Create Timelines'],
      ['1', 'Access Project'],
    ]);
    expect(screen.getByRole('combobox', { name: 'Preset' })).toHaveDisplayValue('DefaultMember');
    await story.user.selectOptions(await picker(), String(smallRoles.noBits));
    expect(await screen.findByText('Mask 0: no permissions.')).toBeInTheDocument();
    await story.user.click(screen.getByText('Technical details'));
    expect(screen.getByText('Mask 0: no permissions.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Preset' })).toHaveDisplayValue('Custom');
  });
});

describe('a mask with bits that no preset knows', () => {
  it('is not called the same as the preset it holds', async () => {
    await pick(smallRoles.unknownBits, stories.Ready, {
      prepare: ({ server }) => {
        const role = server.db.roles.get(smallRoles.unknownBits);
        if (role) role.permissions = 4096 + 129;
      },
    });
    expect(
      await screen.findByText('The preset Guest, plus permissions not shown here (4096).'),
    ).toBeInTheDocument();
  });
});

describe('a preset', () => {
  it('sets all listed bits with one request and leaves the others', async () => {
    const story = await pick(smallRoles.unknownBits);
    const preset = await screen.findByRole('combobox', { name: 'Preset' });
    expect(preset).toHaveDisplayValue('Custom');
    await story.user.selectOptions(preset, 'All/Admin');
    await waitFor(() => expect(story.published).toHaveLength(1));
    expect(masksSent(story)).toEqual([2 ** 40 + 4096 + 2047]);
    expect(preset).toHaveDisplayValue('All/Admin');
    expect(await box('Delete Project')).not.toBeChecked();
  });
});

describe('creating a role', () => {
  const start = async (options: RenderStoryOptions = {}) => {
    const story = open(stories.Ready, options);
    await picker();
    await story.user.click(screen.getByRole('button', { name: 'Create New' }));
    const name = 'Create Role in North Sea Trade 1100–1550';
    return { ...story, dialog: within(await screen.findByRole('dialog', { name })) };
  };

  it('asks for a name, permits access to the project only, and picks the new role [focus]', async () => {
    const story = await start();
    await story.user.type(story.dialog.getByRole('textbox', { name: 'Role Name' }), ' Editors & more ');
    await story.user.click(story.dialog.getByRole('button', { name: 'Create Role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(story)).toEqual([
      {
        operation: 'POST /createusergroup',
        encoding: 'none',
        query: { pid: String(pid), name: 'Editors & more', perm: 'projectaccess' },
        body: null,
      },
    ]);
    expect(story.published).toEqual([pid]);
    expect(await picker()).toHaveDisplayValue('Editors & more');
    expect(screen.getByRole('button', { name: 'Create New' })).toHaveFocus();
  });

  it('sends nothing without a name, and says so [keyboard]', async () => {
    const story = await start();
    await story.user.keyboard('  {Enter}');
    expect(story.dialog.getByRole('textbox')).toBeInvalid();
    expect(writes(story)).toEqual([]);
  });

  it('keeps the dialog open with the server’s words and the name [keyboard] [spoken]', async () => {
    const story = await start({ scenarios: [fail('POST /createusergroup', 'Too many roles')] });
    await story.user.keyboard('Editors{Enter}');
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('Too many roles');
    expect(story.dialog.getByRole('textbox')).toHaveValue('Editors');
  });
});

describe('deleting a role', () => {
  it('asks with its name, then sends project and role [focus]', async () => {
    const story = await pick(smallRoles.defaultMember);
    await story.user.click(screen.getByRole('button', { name: 'Delete Role' }));
    const name = 'Delete Role Default Member from North Sea Trade 1100–1550';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await story.user.click(dialog.getByRole('button', { name: 'Confirm Delete Group' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(story)).toEqual([
      {
        operation: 'POST /deleteusergroup',
        encoding: 'none',
        query: { pid: String(pid), id: String(smallRoles.defaultMember) },
        body: null,
      },
    ]);
    expect(await picker()).toHaveDisplayValue('Select a Role');
    expect(await screen.findByRole('combobox', { name: 'Role of Mia Duarte' })).toHaveDisplayValue('Guest');
    expect(document.body).not.toHaveFocus();
  });

  it('cannot be left while the request is under way (A §4)', async () => {
    const story = await pick(smallRoles.defaultMember, stories.Ready, {
      scenarios: [never('POST /deleteusergroup')],
    });
    await story.user.click(screen.getByRole('button', { name: 'Delete Role' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Confirm Delete Group' });
    await twiceInOneTask(() => confirm.click());
    await story.user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes(story)).toHaveLength(1);
  });
});
