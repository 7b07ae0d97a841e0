import { screen, waitFor, within } from '@testing-library/react';
import { smallProjects } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './global-projects-table.stories.tsx';

const northSea = 'North Sea Trade 1100–1550';
const opener = () => screen.findByRole('link', { name: northSea });
const projectDialog = () => screen.findByRole('dialog', { name: northSea });

async function start(options: RenderStoryOptions = {}) {
  const { realtime, published } = fakeRealtime();
  const story = renderStory(stories.Ready, {
    ...options,
    args: { ...stories.ProjectOpen.input.args, ...options.args },
    provider: { realtime },
  });
  return { ...story, published };
}

async function startWithDialog(options: RenderStoryOptions = {}) {
  const story = await start(options);
  await story.user.click(await opener());
  const dialog = within(await projectDialog());
  await dialog.findByText('Mia Duarte');
  await dialog.findByRole('combobox', { name: 'Select a Role' });
  return { ...story, dialog };
}

describe('a project of the list', () => {
  it('opens by a click anywhere on its row but on the checkbox', async () => {
    const { user, server } = await start();
    await user.click(await screen.findByRole('checkbox', { name: /^Upgraded override/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByText('About North Sea Trade 1100–1550.'));
    const dialog = within(await projectDialog());
    expect(await dialog.findByText('16 members')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Members', level: 3 })).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Roles', level: 3 })).toBeVisible();
    expect(
      server
        .requests()
        .filter(({ method }) => method === 'GET')
        .map(({ operation, query }) => [operation, query]),
    ).toEqual([
      ['GET /global/projects', {}],
      // Read before the override is sent.
      ['GET /global/projects', {}],
      ['GET /viewprojectusers', { pid: '1' }],
      ['GET /getprojectusergroups', { pid: '1' }],
    ]);
  });

  it('opens by its name also while one is selected [keyboard]', async () => {
    const { user } = await start();
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    box?.focus();
    await user.keyboard(' ');
    expect(box).toBeChecked();
    (await opener()).focus();
    await user.keyboard('{Enter}');
    expect(await projectDialog()).toBeVisible();
  });

  it('opens and closes by keyboard, and focus comes back to its name [keyboard] [focus]', async () => {
    const { user } = await start();
    (await opener()).focus();
    await user.keyboard('{Enter}');
    const dialog = await projectDialog();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await opener()).toHaveFocus();
  });

  it('is the host’s to open where the host says which', async () => {
    const onOpenProjectChange = vi.fn<(projectId: number | null) => void>();
    const { user } = await start({ args: { openProjectId: null, onOpenProjectChange } });
    await user.click(await opener());
    expect(onOpenProjectChange.mock.calls).toEqual([[1]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is open from the start where the host says so, on any page of the table', async () => {
    const onOpenProjectChange = vi.fn<(projectId: number | null) => void>();
    const { user } = renderStory(stories.Ready, {
      args: { openProjectId: smallProjects.bare, onOpenProjectChange },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Bare' }));
    expect(await dialog.findByText('This project has no members.')).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(onOpenProjectChange.mock.calls).toEqual([[null]]);
  });

  it('that does not exist is reported, without asking for its members', async () => {
    const { server } = renderStory(stories.ProjectNotFound);
    expect(await screen.findByText('There is no project with the ID 99999.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /global/projects']);
  });
});

describe('a modal over the modal', () => {
  it('is the only one that Escape closes, and focus returns to its opener (B §4) [focus]', async () => {
    const { user, dialog } = await startWithDialog();
    for (const [name, role, title] of [
      ['Remove Mia Duarte', 'alertdialog', `Remove Mia Duarte from ${northSea}?`],
      ['Add New User', 'dialog', `Add User to ${northSea}`],
      ['Create New', 'dialog', `Create Role in ${northSea}`],
    ] as const) {
      const button = dialog.getByRole('button', { name });
      await user.click(button);
      expect(await screen.findByRole(role, { name: title })).toBeVisible();
      // In jsdom a press also shows the button's tooltip, which takes an Escape until the focus has left the button.
      await waitFor(() => {
        for (const tooltip of screen.queryAllByRole('tooltip', { hidden: true }))
          expect(tooltip).not.toBeVisible();
      });
      await user.keyboard('{Escape}');
      expect(screen.queryByRole(role, { name: title })).toBeNull();
      expect(screen.getByRole('dialog', { name: northSea })).toBeVisible();
      expect(button).toHaveFocus();
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await opener()).toHaveFocus();
  });

  it('locks both while its request is under way', async () => {
    const story = await startWithDialog({ scenarios: [never('DELETE /projects/users/id')] });
    await story.user.click(story.dialog.getByRole('button', { name: 'Remove Mia Duarte' }));
    const question = within(await screen.findByRole('alertdialog', {}));
    const remove = question.getByRole('button', { name: 'Remove' });
    await twiceInOneTask(() => remove.click());
    await story.user.keyboard('{Escape}{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('dialog', { name: northSea, hidden: true })).toBeInTheDocument();
    expect(
      story.server.requests().filter(({ operation }) => operation === 'DELETE /projects/users/id'),
    ).toHaveLength(1);
  });

  it('shows the server’s words inside the dialog, and reports a change to everyone [focus] [spoken]', async () => {
    const story = await startWithDialog({
      scenarios: [fail('POST /createusergroup', 'Too many roles', 400, { times: 1 })],
    });
    await story.user.click(story.dialog.getByRole('button', { name: 'Create New' }));
    const form = within(await screen.findByRole('dialog', { name: /^Create Role/ }));
    await story.user.type(form.getByRole('textbox', { name: 'Role Name' }), 'Editors{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('Too many roles');
    expect(story.published).toEqual([]);
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(story.published).toEqual([1]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Create Role/ })).toBeNull());
    expect(await story.dialog.findByRole('combobox', { name: 'Select a Role' })).toHaveDisplayValue(
      'Editors',
    );
    expect(story.dialog.getByRole('button', { name: 'Create New' })).toHaveFocus();
  });
});
