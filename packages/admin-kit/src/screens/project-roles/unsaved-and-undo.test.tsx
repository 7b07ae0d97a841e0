import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects, smallRoles } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './project-roles-panel.stories.tsx';

const CHANGE_ROLE = 'POST /changepermissions';
const MODIFY = 'POST /modifyusergrouppermissions';
const MIA = 3;

const picker = () => screen.findByRole('combobox', { name: 'Select a Role' });
const roleOfMia = async () => {
  await picker();
  return screen.findByRole('combobox', { name: 'Role of Mia Duarte' });
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const retry = (reason: string) => screen.findByRole('button', { name: `Retry. Not saved: ${reason}` });
const marks = () => screen.queryAllByRole('button', { name: /Not saved/ });
const sent = ({ server }: RenderedStory, operation: string) =>
  server.requests().filter((request) => request.operation === operation);
const masksSent = (story: RenderedStory) => sent(story, MODIFY).map(({ query }) => Number(query.perm));
const rolesSent = (story: RenderedStory) =>
  sent(story, CHANGE_ROLE).map(({ body }) => (body as { access_role: number }).access_role);
const notifications = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

async function pickDefaultMember(scenarios: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.Ready, scenarios);
  await story.user.selectOptions(await picker(), String(smallRoles.defaultMember));
  await box('Edit Map Data');
  return story;
}

describe('the role of a member that was not saved', () => {
  it('is marked next to its selector, and saved by Retry [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(CHANGE_ROLE, 'Not now')] });
    await story.user.selectOptions(await roleOfMia(), '0');
    await waitFor(async () =>
      expect(await roleOfMia()).toHaveAccessibleDescription('Not saved. The saved value is shown. Not now'),
    );
    expect(await roleOfMia()).toHaveDisplayValue('Default Member');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(marks()).toHaveLength(1);
    story.server.resetScenarios();
    await story.user.click(await retry('Not now'));
    expect(await roleOfMia()).toHaveFocus();
    await waitFor(async () => expect(await roleOfMia()).toHaveDisplayValue('Guest'));
    await waitFor(() => expect(rolesSent(story)).toEqual([0, 0]));
    expect(marks()).toEqual([]);
  });

  it('loses its mark when another role is chosen', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail(CHANGE_ROLE, 'Not now', 400, { times: 1 })],
    });
    await story.user.selectOptions(await roleOfMia(), '0');
    await retry('Not now');
    await story.user.selectOptions(await roleOfMia(), String(smallRoles.noBits));
    await waitFor(() => expect(rolesSent(story)).toEqual([0, smallRoles.noBits]));
    expect(marks()).toEqual([]);
  });
});

describe('permissions that were not saved', () => {
  it('are marked one by one: saving one leaves the mark of the other [spoken]', async () => {
    const story = await pickDefaultMember({ scenarios: [fail(MODIFY, 'No', 400)] });
    await story.user.click(await box('Edit Map Data'));
    await waitFor(async () =>
      expect(await box('Edit Map Data')).toHaveAccessibleDescription(
        'Not saved. The saved value is shown. No',
      ),
    );
    await story.user.click(await box('Moderate Project'));
    await waitFor(async () =>
      expect(await box('Moderate Project')).toHaveAccessibleDescription(
        'Not saved. The saved value is shown. No',
      ),
    );
    expect(marks()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    story.server.resetScenarios();
    const [retryMapData] = marks();
    await story.user.click(retryMapData as HTMLElement);
    await waitFor(async () => expect(await box('Edit Map Data')).toBeChecked());
    expect(marks()).toHaveLength(1);
    expect(await box('Moderate Project')).toHaveAccessibleDescription(
      'Not saved. The saved value is shown. No',
    );
    await waitFor(() => expect(masksSent(story)).toEqual([131 + 64, 131 + 512, 131 + 64]));
  });

  it('of a preset are marked next to the preset, not at twelve boxes', async () => {
    const story = await pickDefaultMember({ scenarios: [fail(MODIFY, 'No', 400)] });
    const preset = await screen.findByRole('combobox', { name: 'Preset' });
    await story.user.selectOptions(preset, 'All/Admin');
    await waitFor(() =>
      expect(preset).toHaveAccessibleDescription('Not saved. The saved value is shown. No'),
    );
    expect(marks()).toHaveLength(1);
  });

  it('of a preset lose their mark when one of them is changed', async () => {
    const story = await pickDefaultMember({ scenarios: [fail(MODIFY, 'No', 400, { times: 1 })] });
    const move = stopPressClock();
    await story.user.selectOptions(await screen.findByRole('combobox', { name: 'Preset' }), 'All/Admin');
    await retry('No');
    move(DELIBERATE_MS);
    await story.user.click(await box('Edit Map Data'));
    await waitFor(() => expect(masksSent(story)).toEqual([2047, 131 + 64]));
    expect(marks()).toEqual([]);
  });
});

describe('Undo', () => {
  it('restores the former role of a member', async () => {
    const story = renderStory(stories.Ready);
    await story.user.selectOptions(await roleOfMia(), '0');
    const toast = await notifications();
    expect(await toast.findByText('Mia Duarte now has the role Guest')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: Mia Duarte now has the role Guest')).toBeVisible();
    expect(await roleOfMia()).toHaveDisplayValue('Default Member');
    expect(rolesSent(story)).toEqual([0, smallRoles.defaultMember]);
    expect(
      story.server.db.projectMembers.find(
        ({ projectId, userId }) => projectId === smallProjects.northSea && userId === MIA,
      )?.roleId,
    ).toBe(smallRoles.defaultMember);
  });

  it('undoes one permission, and keeps the others as they are now', async () => {
    const story = await pickDefaultMember();
    const move = stopPressClock();
    await story.user.click(await box('Edit Map Data'));
    const toast = await notifications();
    expect(await toast.findByText('Edit Map Data is on for Default Member')).toBeVisible();
    const role = story.server.db.roles.get(smallRoles.defaultMember);
    if (role) role.permissions += 512;
    move(DELIBERATE_MS);
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: Edit Map Data is on for Default Member')).toBeVisible();
    expect(masksSent(story)).toEqual([131 + 64, 131 + 512]);
    expect(await box('Moderate Project')).toBeChecked();
  });

  it('undoes a preset', async () => {
    const story = await pickDefaultMember();
    await story.user.selectOptions(await screen.findByRole('combobox', { name: 'Preset' }), 'All/Admin');
    const toast = await notifications();
    expect(await toast.findByText('Permissions of Default Member changed')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: Permissions of Default Member changed')).toBeVisible();
    expect(masksSent(story)).toEqual([2047, 131]);
  });

  it('undoes what a preset changed, and keeps what someone else has changed since', async () => {
    const story = await pickDefaultMember();
    const move = stopPressClock();
    await story.user.selectOptions(await screen.findByRole('combobox', { name: 'Preset' }), 'All/Admin');
    const toast = await notifications();
    expect(await toast.findByText('Permissions of Default Member changed')).toBeVisible();
    const role = story.server.db.roles.get(smallRoles.defaultMember);
    if (role) role.permissions -= 2;
    move(DELIBERATE_MS);
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: Permissions of Default Member changed')).toBeVisible();
    expect(masksSent(story)).toEqual([2047, 129]);
  });
});
