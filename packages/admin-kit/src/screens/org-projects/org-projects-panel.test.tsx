import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hostileText, smallOrganizations, smallProjects } from '@timemap/admin-mock';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './org-projects-panel.stories.tsx';

const withDeletion: RenderStoryOptions = { provider: { capabilities: { projectDeletion: true } } };

const rows = () => screen.findAllByRole('rowheader');
const names = async () => (await rows()).map((cell) => cell.textContent);
const writes = ({ server }: RenderedStory) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, query, body }) => ({ operation, encoding, query, body }));

describe('the projects of an organization', () => {
  it('are listed with id, name and description, by name descending', async () => {
    const { server } = renderStory(stories.AsOrgAdmin);
    const shown = await names();
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('en', { numeric: true }).compare).toReversed());
    expect(screen.getByText('About Harbour Walk.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Name' }).closest('th')).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const { path } = server.requests().find(({ operation }) => operation?.endsWith('/projects')) ?? {};
    expect(path).toBe(`/organizations/${smallOrganizations.harbour}/projects`);
  });

  it('come a hundred a page', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const template = server.db.projects.get(smallProjects.northSea);
        for (let id = 10_000; template && id < 10_150; id++) server.db.projects.put({ ...template, id });
      },
    });
    expect(await rows()).toHaveLength(100);
    expect(screen.getByText('1–100 of 160')).toBeVisible();
  });

  it('are found by a filter', async () => {
    const { user } = renderStory(stories.Ready);
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Filter projects' }), 'north sea');
    await waitFor(async () => expect(await names()).toEqual(['North Sea Trade 1100–1550']));
    await user.keyboard(' nothing');
    expect(await screen.findByText('No projects match query')).toBeVisible();
  });

  it('have Connect, Modify and Delete in each row', async () => {
    renderStory(stories.Ready);
    const row = (await rows())[0]?.closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: /^Connect: Viking/ })).toBeVisible();
    expect(within(row).getByRole('button', { name: /^Modify: Viking/ })).toBeVisible();
    expect(within(row).getByRole('button', { name: /^Delete Viking/ })).toBeVisible();
  });

  it('are shown to members, who connect and look, and delete nothing', async () => {
    const { user } = renderStory(stories.AsMember);
    await rows();
    expect(screen.getByText(/^Only admins of this organization/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Project' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Delete|Duplicate)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Modify: Harbour Walk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harbour Walk' }));
    expect(await dialog.findByRole('combobox', { name: 'Group of Oren Halvorsen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(dialog.queryByRole('button', { name: 'Add User' })).toBeNull();
  });
});

describe('Connect', () => {
  it('opens the project in the main app, in a tab without access to this one', async () => {
    renderStory(stories.Ready);
    const link = await screen.findByRole('link', { name: /^Connect: North Sea/ });
    expect(link).toHaveAttribute('href', 'https://app.timemap.example/#/app/connect/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.outerHTML).not.toMatch(/sid/);
  });

  it('says why it cannot where the main app is not configured [spoken]', async () => {
    renderStory(stories.Ready, { provider: { links: { project: () => null } } });
    const button = await screen.findByRole('button', { name: /^Connect: North Sea/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/main app/);
  });
});

describe('Modify', () => {
  it('opens the project info modal, and gives focus back [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    const modify = await screen.findByRole('button', { name: /^Modify: North Sea/ });
    await user.click(modify);
    const dialog = await screen.findByRole('dialog', { name: 'North Sea Trade 1100–1550' });
    expect(await within(dialog).findByText('16 members')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(modify).toHaveFocus();
  });
});

describe('the project of an address', () => {
  it('that is not in the organization is reported until the notice is dismissed', async () => {
    const onOpenProjectClosed = vi.fn();
    const { user } = renderStory(stories.Ready, { args: { openProjectId: 99_999, onOpenProjectClosed } });
    const notice = await screen.findByText('There is no project with the ID 99999 in this organization.');
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onOpenProjectClosed).toHaveBeenCalledOnce();
  });

  it('is reported as gone when someone else deletes it while its dialog is open', async () => {
    const queryClient = new QueryClient();
    const { server } = renderStory(stories.Ready, {
      args: { openProjectId: smallProjects.bare },
      provider: { queryClient },
    });
    await screen.findByRole('dialog', { name: 'Bare' });
    server.db.projects.delete(smallProjects.bare);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/no project with the ID 4 in this organization/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Create Project', () => {
  it('opens the creation form, for admins', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByRole('dialog', { name: 'Create Project' })).toBeVisible();
  });

  it.each(['creating', 'duplicating'])(
    'closes for a person who is no longer an admin, while %s a project, and does not open again',
    async (kind) => {
      const drafts = createMemoryDrafts();
      const queryClient = new QueryClient();
      const story = renderStory(stories.AsOrgAdmin, { provider: { drafts, queryClient } });
      await rows();
      const name = kind === 'creating' ? 'Create Project' : 'Duplicate Harbour Walk';
      await story.user.click(screen.getByRole('button', { name }));
      await story.user.type(await screen.findByRole('textbox', { name: 'Project name' }), 'x');
      for (const member of story.server.db.organizationMembers) member.isAdmin = false;
      await act(() => queryClient.invalidateQueries());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      story.unmount();
      renderStory(stories.AsMember, { provider: { drafts } });
      await rows();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('begins as a copy where a project is duplicated (B §9)', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Duplicate Bare' }));
    expect(await screen.findByDisplayValue('Copy of Bare')).toBeVisible();
  });
});

describe('Delete', () => {
  it('says that it is not implemented, and sends nothing [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready);
    const press = async () => story.user.click(await screen.findByRole('button', { name: 'Delete Bare' }));
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('remove project not implemented');
    await press();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('rowheader', { name: 'Bare' })).toBeVisible();
    expect(writes(story)).toEqual([]);
    await story.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  const confirm = async (options: RenderStoryOptions = {}) => {
    const story = renderStory(stories.Ready, { ...withDeletion, ...options });
    await story.user.click(await screen.findByRole('button', { name: 'Delete Bare' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Bare?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await story.user.click(dialog.getByRole('button', { name: 'Delete' }));
    return { ...story, dialog };
  };

  it('asks and sends the project’s id, where the server is known to do it [focus]', async () => {
    const story = await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('rowheader', { name: 'Bare' })).toBeNull();
    expect(writes(story)).toEqual([
      {
        operation: 'POST /deleteproject',
        encoding: 'none',
        query: { pid: String(smallProjects.bare) },
        body: null,
      },
    ]);
    expect(document.body).not.toHaveFocus();
  });

  it('says how many members it takes away once they are loaded [spoken]', async () => {
    const story = renderStory(stories.Ready, withDeletion);
    const ask = async () => {
      await story.user.click(await screen.findByRole('button', { name: /^Delete North Sea/ }));
      return screen.findByRole('alertdialog', { name: /^Delete North Sea/ });
    };
    expect(await ask()).toHaveAccessibleDescription(/with its members .* Members: unknown\.$/);
    await story.user.keyboard('{Escape}');
    await story.user.click(screen.getByRole('button', { name: /^Modify: North Sea/ }));
    await screen.findByText('16 members');
    await story.user.keyboard('{Escape}');
    expect(await ask()).toHaveAccessibleDescription(/Members: 16\.$/);
  });

  it('keeps the dialog open with the reason of a failure, the project stays, and the event stream has it [spoken]', async () => {
    const story = await confirm({ scenarios: [fail('POST /deleteproject', 'Not today')] });
    await waitFor(() =>
      expect(story.events).toContainEqual(
        expect.objectContaining({
          outcome: 'failed',
          action: { name: 'project.delete', target: { kind: 'project', id: 4, label: 'Bare' } },
        }),
      ),
    );
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('Not today');
    expect(story.dialog.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    await story.user.click(await screen.findByRole('button', { name: 'Delete Bare' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes with a notice when someone else has deleted the project [focus] [spoken]', async () => {
    const queryClient = new QueryClient();
    const story = renderStory(stories.Ready, { provider: { ...withDeletion.provider, queryClient } });
    await story.user.click(await screen.findByRole('button', { name: 'Delete Bare' }));
    await screen.findByRole('alertdialog');
    story.server.db.projects.delete(smallProjects.bare);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'BareThere is no project with the ID 4 in this organization.',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.body).not.toHaveFocus();
    await story.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes(story)).toEqual([]);
  });

  it('cannot be left while the request is under way (A §4)', async () => {
    const story = await confirm({ scenarios: [never('POST /deleteproject')] });
    await story.user.keyboard('{Escape}');
    await story.user.click(story.dialog.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes(story)).toHaveLength(1);
  });
});

describe('what the server says', () => {
  it('is shown as text (T1)', async () => {
    renderStory(stories.Ready, { args: { organizationId: smallOrganizations.markup } });
    expect(await screen.findByRole('rowheader', { name: hostileText.markup })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('about an organization that does not exist comes with a way to all organizations', async () => {
    renderStory(stories.Ready, { args: { organizationId: 999_999 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load organization');
    expect(screen.getByRole('link', { name: 'All Organizations' })).toBeVisible();
  });

  it.each(['GET /organizations/{id}/projects', 'GET /organizations/{id}'] as const)(
    'on access by %s leads to the root',
    async (operation) => {
      const { visited } = renderStory(stories.Ready, {
        scenarios: [fail(operation, 'User does not have access to organization')],
      });
      await waitFor(() => expect(visited).toEqual(['/']));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
