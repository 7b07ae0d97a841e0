import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../.storybook/render-story.tsx';
import * as projectStories from '../screens/global-projects/global-projects-table.stories.tsx';
import { ADMIN, fillMia, GUEST, membersOf, open, start, writes } from './testing/open-person-job.ts';

describe('handing projects over', () => {
  const openHandOver = (options?: RenderStoryOptions) => open('Hand Over Projects…', options);
  const handOver = (story: RenderedStory, dialog: ReturnType<typeof within>) =>
    start(story, dialog, 'Hand Over Projects');
  const heir = (dialog: ReturnType<typeof within>) => dialog.findByRole('textbox', { name: /^New member/ });

  it('gives the role of the old member, and can be undone', async () => {
    const { story, dialog } = await openHandOver();
    await story.user.type(await heir(dialog), 'oren');
    expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('The same role');
    await handOver(story, dialog);
    expect(await dialog.findByText('2 projects handed over.')).toBeVisible();
    expect(membersOf(story, 1)).toEqual([{ userId: 2, roleId: ADMIN }]);
    expect(membersOf(story, 2)).toEqual([
      { userId: 1, roleId: ADMIN },
      { userId: 2, roleId: GUEST },
    ]);
    await story.user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Undone: 2.')).toBeVisible();
    expect(membersOf(story, 1)).toEqual([
      { userId: 2, roleId: GUEST },
      { userId: 3, roleId: ADMIN },
    ]);
    expect(membersOf(story, 2)).toEqual([
      { userId: 1, roleId: ADMIN },
      { userId: 3, roleId: GUEST },
    ]);
  });

  it('keeps the old member and gives another role if so decided', async () => {
    const { story, dialog } = await openHandOver();
    await story.user.type(await heir(dialog), 'oren');
    const role = await dialog.findByRole('combobox', { name: 'Role' });
    await within(role).findByRole('option', { name: 'Guest' });
    await story.user.selectOptions(role, 'Guest');
    await story.user.click(dialog.getByRole('checkbox', { name: 'Remove Mia Duarte from these projects' }));
    await handOver(story, dialog);
    expect(await dialog.findByText('2 projects handed over.')).toBeVisible();
    // In one of them oren was a guest before.
    expect(writes(story)).toEqual([
      { operation: 'POST /projects/users', body: { projectid: '2', user: 'oren', access_role: '0' } },
    ]);
  });

  it('says what the server refuses, and finds a write whose answer was lost', async () => {
    const unknown = await openHandOver({ scenarios: [applyThenDrop('POST /projects/users')] });
    await unknown.story.user.type(await heir(unknown.dialog), 'oren');
    await handOver(unknown.story, unknown.dialog);
    expect(await unknown.dialog.findByText('2 projects handed over.')).toBeVisible();
    unknown.story.unmount();

    const refused = await openHandOver({ scenarios: [fail('POST /projects/users', 'No', 400)] });
    await refused.story.user.type(await heir(refused.dialog), 'oren');
    await handOver(refused.story, refused.dialog);
    expect(await refused.dialog.findByText('Done: 1. Not done: 1.')).toBeVisible();
  });

  it('begins with nobody unknown, and leaves the name to be corrected', async () => {
    const { story, dialog } = await openHandOver();
    const field = await heir(dialog);
    await story.user.type(field, 'orenn');
    await handOver(story, dialog);
    expect(await dialog.findByText('No account has this username or email.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(writes(story)).toEqual([]);
    await story.user.type(field, '{Backspace}');
    expect(field).toBeValid();
    await handOver(story, dialog);
    expect(await dialog.findByText('2 projects handed over.')).toBeVisible();
  });

  it('leaves the decision to the server where the users cannot be read', async () => {
    const { story, dialog } = await openHandOver({ scenarios: [fail('GET /global/users', 'Away')] });
    await story.user.type(await heir(dialog), 'oren');
    await handOver(story, dialog);
    expect(await dialog.findByText('2 projects handed over.')).toBeVisible();
  });

  it('starts from a selection of projects too, and removes a member that is named', async () => {
    const story = renderStory(projectStories.Ready, { prepare: ({ server }) => fillMia(server) });
    for (const id of [1, 2]) {
      const name = story.server.db.projects.get(id)?.name ?? '';
      const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
      await story.user.click(within(row).getByRole('checkbox', { name: /^Select/ }));
    }
    await story.user.click(await screen.findByRole('button', { name: 'Hand Over…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await story.user.type(await heir(dialog), 'oren');
    await story.user.type(dialog.getByRole('textbox', { name: /^Member to remove/ }), 'mia@timemap.example');
    await handOver(story, dialog);
    expect(await dialog.findByText('2 projects handed over.')).toBeVisible();
    expect(membersOf(story, 1)).toEqual([{ userId: 2, roleId: ADMIN }]);
    await story.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand Over…' })).toBeNull());
  });
});
