import { act, screen, waitFor, within } from '@testing-library/react';
import { hostileText } from '@timemap/admin-mock';
import { applyThenDrop, fail, never } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './delete-organization-dialog.stories.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';

function open(story: unknown, options: RenderStoryOptions = {}) {
  const closed: string[] = [];
  const deleted: unknown[] = [];
  const rendered = renderStory(story, {
    ...options,
    args: {
      onClose: () => closed.push('closed'),
      onOrganizationDeleted: (event: unknown) => deleted.push(event),
      ...options.args,
    },
  });
  return { ...rendered, closed, deleted };
}

const field = () => screen.findByRole('textbox', { name: 'To confirm, type this text' });
const deleteButton = () => screen.getByRole('button', { name: 'Delete' });
const sent = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, body }) => ({ operation, path, body }));

const withName = (name: string) => ({
  args: { organization: { id: 205, name, parentId: 2, isLocalAdmin: true } },
});

const pierStreet = { ...withName('10 Pier Street').args.organization, children: [] };

function ChangingOrganization() {
  const [organization, show] = useState({ ...pierStreet, children: [{ ...pierStreet, id: 301 }] });
  return (
    <>
      <DeleteOrganizationDialog organization={organization} onClose={() => {}} />
      <button
        type="button"
        data-testid="next"
        onClick={() => show({ ...pierStreet, id: 206, children: [] })}
      />
    </>
  );
}

describe('deleting an organization', () => {
  it('is possible only while the typed text is "delete " and the name, trimmed [focus] [spoken]', async () => {
    const story = open(stories.Ready);
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('delete 10 Pier Street');
    expect(deleteButton()).toHaveAttribute('aria-disabled', 'true');
    await story.user.keyboard('  delete 10 Pier Stree');
    expect(deleteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(deleteButton()).toHaveAccessibleDescription('Type the confirmation text first.');
    await story.user.keyboard('{Enter}');
    await story.user.click(deleteButton());
    await story.user.click(input);
    await story.user.keyboard('t ');
    expect(deleteButton()).not.toHaveAttribute('aria-disabled');
    await story.user.keyboard('s');
    expect(deleteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sent(story)).toEqual([]);
  });

  it('counts what will be lost, and says what it is still counting [spoken]', async () => {
    let letGo = () => {};
    open(stories.Ready, {
      args: { organization: { id: 2, name: 'Harbour City Schools', parentId: 0, isLocalAdmin: true } },
      prepare: ({ server }) => {
        letGo = server.hold('GET /organizations/{id}/users');
      },
    });
    await field();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Users:\scounting…/);
    letGo();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        /Sub-organizations, all levels:\s[1-9]\d*\s· Users:\s[1-9]\d*\s· Projects:\s\d+\s· Seats taken:\s\d+ of \d+$/,
      ),
    );
  });

  it('says which character of the typed text is wrong [spoken]', async () => {
    const story = open(stories.Ready);
    const input = await field();
    await story.user.keyboard('Delete');
    expect(input).toHaveAccessibleDescription(/Character 1 is “d”, you typed “D”\.$/);
    await story.user.clear(input);
    await story.user.keyboard('delete 10');
    expect(input).toHaveAccessibleDescription('delete 10 Pier Street');
  });

  it('counts the sub-organizations of every level, and says what it was refused [spoken]', async () => {
    const below = { ...withName('Below').args.organization, children: [] };
    const organization = {
      ...withName('10 Pier Street').args.organization,
      children: [{ ...below, id: 301, children: [{ ...below, id: 302 }] }],
    };
    const story = open(stories.Ready, {
      args: { organization },
      scenarios: [
        fail('GET /organizations/{id}/users', 'No'),
        fail('GET /organizations/{id}/projects', 'No'),
      ],
    });
    await field();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'This permanently deletes the organization. Sub-organizations, all levels:\u00A02\u00A0· Users:\u00A0unknown\u00A0· Projects:\u00A0unknown',
      ),
    );
    expect(sent(story)).toEqual([]);
  });

  it('forgets what was typed and counted when the host gives it another organization [spoken]', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: ChangingOrganization } } });
    await field();
    await user.keyboard('delete 10 Pier Street');
    expect(deleteButton()).not.toHaveAttribute('aria-disabled');
    act(() => screen.getByTestId('next').click());
    expect(await field()).toHaveValue('');
    expect(deleteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Sub-organizations, all levels:\s0/);
  });

  it('takes a pasted text', async () => {
    const story = open(stories.Ready);
    await field();
    await story.user.paste('delete 10 Pier Street\n');
    expect(deleteButton()).not.toHaveAttribute('aria-disabled');
  });

  it('sends one request, then closes and tells the host [keyboard]', async () => {
    const story = open(stories.Ready);
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    await waitFor(() => expect(story.deleted).toEqual([{ organizationId: 205 }]));
    expect(story.closed).toEqual(['closed']);
    expect(sent(story)).toEqual([
      { operation: 'DELETE /organizations/{id}', path: '/organizations/205', body: null },
    ]);
    expect(story.server.db.organizations.get(205)).toBeUndefined();
  });

  it('counts as done if someone else has deleted it', async () => {
    const story = open(stories.Ready);
    await field();
    story.server.db.organizations.delete(205);
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    await waitFor(() => expect(story.deleted).toEqual([{ organizationId: 205 }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is for organization admins too where there is a parent [keyboard]', async () => {
    const story = open(stories.AsOrgAdmin);
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    await waitFor(() => expect(story.deleted).toHaveLength(1));
  });

  it.each([
    ['a member', stories.AsMember, 'Only admins of an organization can delete it.'],
    [
      'an organization admin, of a root',
      stories.RootAsOrgAdmin,
      'Only global admins can delete a root organization.',
    ],
    [
      'anyone, where the name is blank',
      stories.NoName,
      'This organization has no name to type, so it cannot be deleted here.',
    ],
  ])('is refused to %s, with the reason', async (_, story, reason) => {
    open(story);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says plainly where the server cannot, and never pretends [keyboard] [focus] [spoken]', async () => {
    const story = open(stories.ServerCannot);
    expect(await screen.findByText('This server cannot delete organizations.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /This server cannot delete organizations\./,
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    const closers = dialog.getAllByRole('button', { name: 'Close' });
    expect(closers.at(-1)).toHaveFocus();
    await story.user.keyboard('{Enter}');
    expect(story.closed).toEqual(['closed']);
    expect(sent(story)).toEqual([]);
  });

  it('keeps the dialog and what was typed when the server refuses, with its words [keyboard] [spoken]', async () => {
    const story = open(stories.SaveFailed);
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Two projects of this organization are being exported',
    );
    expect(await field()).toHaveValue('delete 10 Pier Street');
    expect(story.closed).toEqual([]);
    expect(story.deleted).toEqual([]);
  });

  it('cannot be left while the request is under way, and sends one for Enter twice', async () => {
    const story = open(stories.Ready, { scenarios: [never('DELETE /organizations/{id}')] });
    await field();
    await story.user.keyboard('delete 10 Pier Street');
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}{Escape}');
    await story.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(sent(story)).toHaveLength(1);
    expect(story.closed).toEqual([]);
  });

  it('has deleted the organization when the answer is lost and the server no longer has it [keyboard]', async () => {
    const story = open(stories.Ready, { scenarios: [applyThenDrop('DELETE /organizations/{id}')] });
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    await waitFor(() => expect(story.deleted).toEqual([{ organizationId: 205 }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may have deleted it when the server is silent about it too [keyboard] [spoken]', async () => {
    const story = open(stories.Ready, {
      scenarios: [
        applyThenDrop('DELETE /organizations/{id}'),
        fail('GET /organizations/{id}', 'User does not have access to organization', 400),
      ],
    });
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have been made/);
    expect(story.deleted).toEqual([]);
  });

  it('can be vetoed by the host [keyboard]', async () => {
    const story = open(stories.Ready, { provider: { beforeAction: () => false } });
    await field();
    await story.user.keyboard('delete 10 Pier Street{Enter}');
    await waitFor(() =>
      expect(story.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'vetoed' })),
    );
    expect(sent(story)).toEqual([]);
    expect(story.closed).toEqual([]);
  });
});

describe('the name in the dialog (T10)', () => {
  it('shows invisible characters, and offers to copy what cannot be typed', async () => {
    const story = open(stories.Ready, withName(hostileText.invisible));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await field();
    expect(screen.getAllByText('‹U+200B›')).toHaveLength(2);
    await story.user.click(screen.getByRole('button', { name: 'Copy the text to type' }));
    expect(writeText).toHaveBeenCalledWith(`delete ${hostileText.invisible}`);
  });

  it('shows a blank that is none as what it is', async () => {
    open(stories.Ready, withName('Pier\u00A0Street'));
    await field();
    expect(screen.getAllByText('‹U+00A0›')).toHaveLength(2);
  });

  it('shows the blanks of the text to type, and deletes when exactly that is typed [spoken]', async () => {
    const story = open(stories.Ready, withName('  Padded   Name  '));
    const input = await field();
    const [shown] = screen.getAllByText(
      (_, element) => element?.tagName === 'BDI' && element.textContent === 'delete   Padded   Name  ',
    );
    expect(shown).toBeVisible();
    expect(input).toHaveAccessibleDescription(/Type the spaces inside the name too\./);
    await story.user.click(screen.getByRole('button', { name: 'Copy the text to type' }));
    await story.user.click(input);
    await story.user.paste(shown?.textContent ?? '');
    await story.user.click(deleteButton());
    await waitFor(() => expect(story.deleted).toEqual([{ organizationId: 205 }]));
  });

  it('offers no copy of a name that can be typed', async () => {
    open(stories.Ready, withName(hostileText.homoglyph));
    await field();
    expect(screen.queryByRole('button', { name: 'Copy the text to type' })).toBeNull();
  });
});
