import { act, screen, waitFor } from '@testing-library/react';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import { CreateSubOrganizationDialog } from './create-organization-dialogs.tsx';
import * as root from './create-root-organization-dialog.stories.tsx';
import * as sub from './create-sub-organization-dialog.stories.tsx';

function open(story: unknown, options: RenderStoryOptions = {}) {
  const closed: string[] = [];
  const created: unknown[] = [];
  const rendered = renderStory(story, {
    ...options,
    args: {
      onClose: () => closed.push('closed'),
      onOrganizationCreated: (event: unknown) => created.push(event),
    },
  });
  return { ...rendered, closed, created };
}

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation, encoding, body }) => ({ operation, encoding, body }));

const nameField = () => screen.findByRole('textbox', { name: 'Organization name' });

function ChangingParent() {
  const [id, show] = useState(2);
  return (
    <>
      <CreateSubOrganizationDialog parent={{ id, name: 'One' }} onClose={() => {}} />
      <button type="button" data-testid="next" onClick={() => show(3)} />
    </>
  );
}

describe('creating a sub-organization', () => {
  it.each([
    ['\u202EtoL', '‹U+202E›toL'],
    [' ', 'Unnamed organization'],
  ])('shows the parent %j as %s', async (name, shown) => {
    renderStory(sub.Ready, { args: { parent: { id: 2, name } } });
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      `${shown} will be its parent organization.`,
    );
  });

  it('leaves invisible characters out of a new name, and announces what was sent [spoken]', async () => {
    const story = open(sub.Ready);
    await story.user.click(await nameField());
    await story.user.paste('\u202EtoL');
    expect(await nameField()).toHaveAccessibleDescription('Invisible characters are left out.');
    await story.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[data-ak-announcer="polite"]')).toHaveTextContent(
        'Organization toL created',
      ),
    );
  });

  it('has nothing of the old parent when the host gives it another', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: ChangingParent } } });
    await user.type(await screen.findByRole('textbox'), 'Night School');
    act(() => screen.getByTestId('next').click());
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  it('sends parent and name as a form, then closes [keyboard] [focus]', async () => {
    const story = open(sub.Ready);
    expect(await nameField()).toHaveFocus();
    await story.user.keyboard('Night & Day + School{Enter}');
    await waitFor(() => expect(story.closed).toEqual(['closed']));
    expect(writes(story)).toEqual([
      {
        operation: 'POST /suborganization/create',
        encoding: 'form',
        body: { parentid: '2', name: 'Night & Day + School' },
      },
    ]);
    expect(story.created).toEqual([{ name: 'Night & Day + School' }]);
  });

  it('leaves the name as it was typed: the server decides', async () => {
    const story = open(sub.Ready);
    await nameField();
    await story.user.keyboard('  ');
    await story.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toEqual({ parentid: '2', name: '  ' });
  });

  it('stays open with the server’s words and what was typed [keyboard] [spoken]', async () => {
    const story = open(sub.SaveFailed);
    await nameField();
    await story.user.keyboard('Night School{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a Night School already');
    expect(await nameField()).toHaveValue('Night School');
    expect(story.closed).toEqual([]);
  });

  it('cannot be left while the request is under way [spoken]', async () => {
    const story = open(sub.Ready, { scenarios: [never('POST /suborganization/create')] });
    await nameField();
    await story.user.keyboard('Night School');
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}{Escape}');
    await story.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(story.closed).toEqual([]);
    expect(writes(story)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Wait for the request to finish.');
  });

  it('offers what was typed again after the session ended in between (T14) [keyboard]', async () => {
    const drafts = createMemoryDrafts();
    const first = open(sub.Ready, {
      provider: { drafts },
      scenarios: [fail('POST /suborganization/create', 'Invalid session')],
    });
    await nameField();
    await first.user.keyboard('Night School{Enter}');
    await waitFor(() => expect(first.events).toContainEqual(expect.objectContaining({ outcome: 'failed' })));
    first.unmount();
    open(sub.Ready, { provider: { drafts } });
    expect(await nameField()).toHaveValue('Night School');
    expect(screen.getByText('Draft restored')).toBeVisible();
  });

  it('keeps the draft on Escape, and discards it on Cancel', async () => {
    const drafts = createMemoryDrafts();
    const first = open(sub.Ready, { provider: { drafts } });
    await nameField();
    await first.user.keyboard('Night School{Escape}');
    first.unmount();
    const second = open(sub.Ready, { provider: { drafts } });
    expect(await nameField()).toHaveValue('Night School');
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    second.unmount();
    open(sub.Ready, { provider: { drafts } });
    expect(await nameField()).toHaveValue('');
  });
});

describe('creating a root organization', () => {
  it('sends name and owner as a form [keyboard]', async () => {
    const story = open(root.Ready);
    await nameField();
    await story.user.keyboard('Night School{Tab}mia{Enter}');
    await waitFor(() => expect(story.closed).toEqual(['closed']));
    expect(writes(story)).toEqual([
      {
        operation: 'POST /organizations/create',
        encoding: 'form',
        body: { name: 'Night School', admin_username: 'mia' },
      },
    ]);
  });

  it('stays open with the server’s words (B §8) [keyboard] [spoken]', async () => {
    const story = open(root.SaveFailed);
    await nameField();
    await story.user.keyboard('Night School{Tab}mia{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No user called mia');
    expect(screen.getByRole('textbox', { name: /^Owner/ })).toHaveValue('mia');
  });
});
