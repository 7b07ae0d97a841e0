import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { empty, fail, never } from '@timemap/admin-mock/scenarios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import { buildWorld, clientOf, Stage } from '../../../../../.storybook/stage.tsx';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as banner from './acting-as-banner.stories.tsx';
import * as stories from './login-as-dialog.stories.tsx';
import { LoginAsDialog } from './login-as-dialog.tsx';

const userActivation = { isActive: true };

beforeEach(() => {
  userActivation.isActive = true;
  Object.defineProperty(window.navigator, 'userActivation', { value: userActivation, configurable: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window.navigator, 'userActivation');
});

function open(story: unknown, options: RenderStoryOptions & { blocks?: boolean } = {}) {
  const opened = vi.spyOn(window, 'open').mockImplementation(() => {
    if (!options.blocks) userActivation.isActive = false;
    return null;
  });
  const closed: string[] = [];
  const rendered = renderStory(story, {
    ...options,
    args: { onClose: () => closed.push('closed'), ...options.args },
  });
  const dialog = within(screen.getByRole('dialog'));
  const sent = () =>
    rendered.server.requests().map(({ operation, encoding, body }) => ({ operation, encoding, body }));
  return { ...rendered, opened, closed, dialog, sent };
}

const request = { operation: 'POST /global/users/loginas', encoding: 'json', body: { user_id: 3 } };

describe('logging in as a user', () => {
  it('names the user, asks first, sends one request and opens the dashboard with the session it got', async () => {
    const story = open(stories.Ready);
    expect(screen.getByRole('dialog', { name: 'Log in as mia?' })).toBeVisible();
    expect(story.sent()).toEqual([]);
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    await waitFor(() => expect(story.closed).toEqual(['closed']));
    expect(story.sent()).toEqual([request]);
    expect(story.opened).toHaveBeenCalledTimes(1);
    const [address, target, features] = story.opened.mock.calls[0] ?? [];
    expect(address).toMatch(/^https:\/\/app\.timemap\.example\/app\/dashboard\?sid=[^&]+$/);
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
  });

  it('opens one project as the user [spoken]', async () => {
    const story = open(stories.Ready, { args: { project: { id: 12, name: 'Trade Routes' } } });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/The project Trade Routes opens/);
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    await waitFor(() => expect(story.opened).toHaveBeenCalled());
    expect(story.opened.mock.calls[0]?.[0]).toMatch(/\/app\/connect\/12\?sid=/);
  });

  it('opens a blocked window at the press of a button, without a second request [focus]', async () => {
    const story = open(stories.Ready, { blocks: true });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(await story.dialog.findByText(/could not open by itself/)).toBeVisible();
    const button = story.dialog.getByRole('button', { name: 'Open as mia' });
    expect(button).toHaveFocus();
    await story.user.click(button);
    expect(story.sent()).toEqual([request]);
    expect(story.opened).toHaveBeenCalledTimes(2);
    expect(story.closed).toEqual(['closed']);
  });

  it('keeps the session id out of the document, the event stream, the console and the addresses of this page (T37)', async () => {
    const before = window.history.length;
    const story = open(stories.Ready, { blocks: true });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    await story.dialog.findByRole('button', { name: 'Open as mia' });
    const sessionId = new URL(String(story.opened.mock.calls[0]?.[0])).searchParams.get('sid') ?? '';
    expect(sessionId).not.toBe('');
    expect(document.documentElement.outerHTML).not.toContain(sessionId);
    expect(document.querySelector('[href*="sid="]')).toBeNull();
    expect(JSON.stringify(story.events)).not.toContain(sessionId);
    expect(window.location.href).not.toContain(sessionId);
    expect(window.history.length).toBe(before);
  });

  it('starts again for another user, whose session it does not have', async () => {
    const world = buildWorld([]);
    const client = clientOf(world, 'https://api.test', (sent) => world.server.fetch(sent as Request));
    const dialogOf = (user: { id: number; username: string }) => (
      <Stage client={client} session={world.session}>
        <LoginAsDialog user={user} onClose={() => undefined} />
      </Stage>
    );
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
    const { rerender } = render(dialogOf({ id: 3, username: 'mia' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log In as mia' }));
    await screen.findByRole('button', { name: 'Open as mia' });
    opened.mockClear();
    rerender(dialogOf({ id: 2, username: 'oren' }));
    expect(screen.queryByText(/blocked the new window/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log In as oren' }));
    expect(world.server.requests().map(({ body }) => body)).toEqual([{ user_id: 3 }, { user_id: 2 }]);
  });

  it('is never offered for oneself, and says so (B §6) [spoken]', async () => {
    const story = open(stories.Oneself);
    const confirm = story.dialog.getByRole('button', { name: 'Log In as ada' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription('You are already logged in as this user.');
    await story.user.click(confirm);
    await story.user.keyboard('{Enter}');
    expect(story.sent()).toEqual([]);
  });

  it('sends nothing for people who are no global admins', async () => {
    const story = open(stories.AsOrgAdmin);
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(story.sent()).toEqual([]);
    expect(story.dialog.getAllByText(/Only global admins/)[0]).toBeVisible();
  });

  it('says so if no main app is configured', async () => {
    const story = open(stories.Ready, { provider: { links: {} } });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(story.dialog.getAllByText(/not configured/)[0]).toBeVisible();
    expect(story.sent()).toEqual([]);
  });

  it('shows the server’s text when it refuses (B §8) [spoken]', async () => {
    const story = open(stories.Ready, {
      scenarios: [fail(request.operation as never, 'This account is frozen')],
    });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(await story.dialog.findByRole('alert')).toHaveTextContent(/^.*This account is frozen$/);
    expect(story.opened).not.toHaveBeenCalled();
  });

  it('says ‘Request failed’ when the server gives no text [spoken]', async () => {
    const story = open(stories.Ready, { scenarios: [empty(request.operation as never, 500)] });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('Request failed');
  });

  it('sends one request for Enter twice, and stays open while it is under way (B §4)', async () => {
    const story = open(stories.Ready, { scenarios: [never(request.operation as never)] });
    const logIn = story.dialog.getByRole('button', { name: 'Log In as mia' });
    logIn.focus();
    await twiceInOneTask(() => logIn.click());
    await story.user.keyboard('{Enter}{Escape}');
    expect(story.sent()).toHaveLength(1);
    expect(story.closed).toEqual([]);
  });

  it('asks why where the policy wants it, and puts the reason into the event stream [focus]', async () => {
    const story = open(stories.AskingReason);
    const field = story.dialog.getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveFocus();
    await story.user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(story.sent()).toEqual([]);
    await story.user.type(field, 'Ticket 5{Enter}');
    await waitFor(() => expect(story.closed).toEqual(['closed']));
    expect(story.events).toContainEqual(
      expect.objectContaining({
        type: 'action',
        outcome: 'succeeded',
        action: {
          name: 'user.log-in-as',
          target: { kind: 'user', id: 3, label: 'mia' },
          reason: 'Ticket 5',
        },
      }),
    );
    expect(story.sent()).toEqual([request]);
  });

  it('moves from the reason to the button that opens a blocked window [keyboard] [focus]', async () => {
    const story = open(stories.AskingReason, { blocks: true });
    expect(story.dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await story.user.keyboard('Ticket 5{Enter}');
    expect(await story.dialog.findByRole('button', { name: 'Open as mia' })).toHaveFocus();
    await story.user.keyboard('{Enter}');
    expect(story.opened).toHaveBeenCalledTimes(2);
    expect(story.sent()).toEqual([request]);
  });

  it('sends nothing when the host says no [spoken]', async () => {
    const story = open(stories.Ready, { provider: { beforeAction: () => false } });
    await story.user.click(story.dialog.getByRole('button', { name: 'Log In as mia' }));
    expect(await story.dialog.findByRole('alert')).toHaveTextContent(/does not allow that/);
    expect(story.sent()).toEqual([]);
  });
});

describe('the banner of a window that acts as another', () => {
  it('names the user, and fires when Stop is pressed', async () => {
    const onStop = vi.fn();
    const { user } = renderStory(banner.Ready, { args: { onStop } });
    expect(screen.getByText('mia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });
});
