import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../context/drafts.ts';
import * as projectRoles from '../screens/project-roles/project-roles-panel.stories.tsx';

const open = async (options: RenderStoryOptions) => {
  const story = renderStory(projectRoles.Ready, options);
  await story.user.click(await screen.findByRole('button', { name: /^Create/ }));
  await nameField();
  return story;
};
const nameField = () => screen.findByRole('textbox', { name: /Name/ });

describe('what was typed in a dialog', () => {
  it('is kept when it is left with Escape, and goes with Start over [keyboard] [focus]', async () => {
    const drafts = createMemoryDrafts();
    const story = await open({ provider: { drafts } });
    await story.user.type(await nameField(), 'SPRING{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await story.user.click(screen.getByRole('button', { name: /^Create/ }));
    expect(await nameField()).toHaveValue('SPRING');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(await nameField()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).toBeNull();
    expect(await nameField()).toHaveFocus();
  });

  it('is forgotten with Cancel, and after success', async () => {
    const drafts = createMemoryDrafts();
    const story = await open({ provider: { drafts } });
    await story.user.type(await nameField(), 'SPRING');
    await story.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await story.user.click(screen.getByRole('button', { name: /^Create/ }));
    expect(await nameField()).toHaveValue('');
    await story.user.type(await nameField(), 'AUTUMN{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await story.user.click(screen.getByRole('button', { name: /^Create/ }));
    expect(await nameField()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).toBeNull();
  });

  it('opens its dialog again when the page or the session ended under it', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({
      provider: { drafts },
      scenarios: [fail('POST /createusergroup', 'Invalid session')],
    });
    await first.user.type(await nameField(), 'SPRING{Enter}');
    await screen.findByRole('alert');
    first.unmount();
    renderStory(projectRoles.Ready, { provider: { drafts } });
    expect(await nameField()).toHaveValue('SPRING');
    expect(screen.getByText('Draft restored')).toBeVisible();
  });

  it('comes with a warning that it may have been made, if the page ended before the answer', async () => {
    const provider = { drafts: createMemoryDrafts() };
    const first = await open({ provider });
    first.server.hold('POST /createusergroup');
    await first.user.type(await nameField(), 'SPRING{Enter}');
    await waitFor(() => expect(first.server.requests().at(-1)?.operation).toBe('POST /createusergroup'));
    first.unmount();
    const second = renderStory(projectRoles.Ready, { provider });
    expect(await nameField()).toHaveValue('SPRING');
    expect(screen.getByText(/may have been made. Check/)).toBeVisible();
    await second.user.type(await nameField(), ' 2');
    expect(screen.queryByText(/may have been made/)).toBeNull();
  });

  it('is marked, described and focused where the server refuses it, until it is changed [focus] [spoken]', async () => {
    const story = await open({ scenarios: [fail('POST /createusergroup', 'There is one of this name')] });
    const field = await nameField();
    await story.user.type(field, 'SPRING');
    await story.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Create/ }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/There is one of this name/);
    await story.user.keyboard('S');
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('');
  });

  it('is not called wrong where the server could not be reached', async () => {
    const story = await open({ scenarios: [fail('POST /createusergroup', 'Away', 503)] });
    const field = await nameField();
    await story.user.type(field, 'SPRING{Enter}');
    await screen.findByRole('alert');
    expect(field).toBeValid();
  });

  it('does not open a dialog that the person has closed', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({ provider: { drafts } });
    await first.user.type(await nameField(), 'SPRING{Escape}');
    first.unmount();
    renderStory(projectRoles.Ready, { provider: { drafts } });
    expect(await screen.findByRole('button', { name: /^Create/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
