import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { hostileText } from '@timemap/admin-mock';
import { answer, drop, empty, fail, html, truncated } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import { buildWorld, clientOf } from '../../../../../.storybook/stage.tsx';
import { submitTwiceInOneTask, twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './sign-in-form.stories.tsx';
import { useSignIn } from './use-sign-in.ts';

function setUp(options: RenderStoryOptions = {}, story: unknown = stories.Ready) {
  const signedIn: string[] = [];
  const failures: ApiError['kind'][] = [];
  const { user, server } = renderStory(story, {
    ...options,
    args: {
      onSignedIn: ({ sessionId }: { sessionId: string }) => void signedIn.push(sessionId),
      onSignInFailed: ({ error }: { error: ApiError }) => void failures.push(error.kind),
      ...options.args,
    },
  });
  const name = screen.getByRole('textbox', { name: 'Username or email' });
  const password = screen.getByLabelText('Password');
  const login = screen.getByRole('button', { name: 'Login' });
  const fill = async () => {
    await user.type(name, 'ada');
    await user.type(password, 'ada-demo');
  };
  const logins = () => server.requests().filter(({ operation }) => operation === 'POST /login');
  return { user, server, name, password, login, fill, logins, signedIn, failures };
}

const generic = 'The server could not do this. Try again, or contact support.';
const unreadable = 'The server’s answer could not be read. Try again.';

describe('the login form', () => {
  it('asks for a username or email and a password', () => {
    const { name, password, login } = setUp();
    expect(name).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(login).toHaveAttribute('type', 'submit');
  });

  it('sends user and pass as a form and hands on the new session', async () => {
    const { user, login, fill, logins, signedIn, failures } = setUp();
    await fill();
    await user.click(login);
    await waitFor(() => expect(signedIn).toEqual([expect.stringMatching(/\S/)]));
    expect(logins().map(({ encoding, body }) => ({ encoding, body }))).toEqual([
      { encoding: 'form', body: { user: 'ada', pass: 'ada-demo' } },
    ]);
    expect(failures).toEqual([]);
  });

  it('takes a pasted password, blanks and all', async () => {
    const { user, name, password, login, logins } = setUp();
    await user.type(name, ' ada@example.org ');
    await user.click(password);
    await user.paste('  a b+c&d=ü ');
    await user.click(login);
    await waitFor(() => expect(logins()).toHaveLength(1));
    expect(logins()[0]?.body).toEqual({ user: ' ada@example.org ', pass: '  a b+c&d=ü ' });
  });

  it.each(['name', 'password'] as const)('submits on Enter in the %s field', async (field) => {
    const form = setUp();
    await form.fill();
    await form.user.click(form[field]);
    await form.user.keyboard('{Enter}');
    await waitFor(() => expect(form.signedIn).toHaveLength(1));
  });

  it('leaves every check to the server, also of empty fields', async () => {
    const { user, login, logins } = setUp();
    await user.click(login);
    await waitFor(() => expect(logins()).toHaveLength(1));
    expect(logins()[0]?.body).toEqual({ user: '', pass: '' });
  });

  it('is disabled during an attempt and keeps focus; one request leaves [focus]', async () => {
    const { user, login, fill, logins } = setUp({}, stories.Saving);
    await fill();
    login.focus();
    await twiceInOneTask(() => login.click());
    await user.keyboard('{Enter}{Enter}');
    expect(login).toHaveAttribute('aria-disabled', 'true');
    expect(login).toHaveFocus();
    expect(logins()).toHaveLength(1);
  });

  it('sends one request for Enter and Enter in the password field [keyboard]', async () => {
    const { user, password, fill, logins, signedIn, server } = setUp();
    const letGo = server.hold('POST /login');
    await fill();
    expect(password).toHaveFocus();
    await submitTwiceInOneTask();
    await user.keyboard('{Enter}');
    letGo();
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(logins()).toHaveLength(1);
  });

  it('shows a refusal as a warning alert, keeps what was typed, and is idle again [focus] [spoken]', async () => {
    const { user, name, login, fill, signedIn } = setUp({}, stories.SaveFailed);
    await fill();
    await user.click(login);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The username or the password is wrong.');
    expect(alert).toHaveAttribute('data-tone', 'warning');
    expect(name).toHaveValue('ada');
    expect(login).not.toHaveAttribute('aria-disabled', 'true');
    expect(login).toHaveFocus();
    expect(signedIn).toEqual([]);
  });

  it.each([
    ['a refusal with a status', fail('POST /login', 'Too many attempts', 429), 'Too many attempts'],
    ['words that elsewhere end a session', fail('POST /login', 'Invalid session', 200), 'Invalid session'],
    ['markup', fail('POST /login', hostileText.markup), hostileText.markup],
    ['a page of HTML', html('POST /login', 502), generic],
    ['a success page of HTML', html('POST /login', 200), unreadable],
    ['an empty 500', empty('POST /login', 500), generic],
    ['an empty success', empty('POST /login', 200), unreadable],
    ['half an answer', truncated('POST /login'), unreadable],
    ['an answer without a session', answer('POST /login', { error: '' }), unreadable],
    ['a blank session', answer('POST /login', { sid: ' ' }), unreadable],
    ['a session that cannot be sent', answer('POST /login', { sid: 'two words' }), unreadable],
  ])('answers %s with a sentence, and the next attempt succeeds [spoken]', async (_, scenario, sentence) => {
    const { user, login, fill, server, signedIn } = setUp({ scenarios: [scenario] });
    await fill();
    await user.click(login);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    server.resetScenarios();
    await user.click(login);
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows nothing for a lost connection but is idle again, and tells its host', async () => {
    const { user, login, fill, logins, failures } = setUp({ scenarios: [drop('POST /login')] });
    await fill();
    await user.click(login);
    await waitFor(() => expect(failures).toEqual(['network']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(login).not.toHaveAttribute('aria-disabled', 'true');
    expect(logins()).toHaveLength(1);
  });

  it('stays busy until its host has taken the session up', async () => {
    let done = () => {};
    const takenUp = new Promise<void>((resolve) => {
      done = resolve;
    });
    const { user, login, fill } = setUp({ args: { onSignedIn: () => takenUp } });
    await fill();
    await user.click(login);
    await waitFor(() => expect(login).toHaveAttribute('aria-disabled', 'true'));
    done();
    await waitFor(() => expect(login).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('counts a failure of its host, once signed in, not as a failed attempt', async () => {
    const world = buildWorld([]);
    const client = clientOf(world, 'https://api.test', (sent) => world.server.fetch(sent as Request));
    const lost = new ApiError('network', 'GET /userinfo');
    const failures: ApiError[] = [];
    const { result } = renderHook(() =>
      useSignIn({
        client,
        onSignedIn: () => Promise.reject(lost),
        onSignInFailed: ({ error }) => void failures.push(error),
      }),
    );
    await act(() => expect(result.current.submit({ user: 'ada', password: 'ada-demo' })).rejects.toBe(lost));
    expect(result.current).toMatchObject({ status: 'idle', error: null });
    expect(failures).toEqual([]);
  });

  it('says that the environment is not configured and sends nothing', async () => {
    const { user, login, fill, logins } = setUp({ args: { client: null } }, stories.NotConfigured);
    const warning = 'The environment is not properly configured. You will not be able to log in.';
    expect(screen.getByText(warning)).toBeVisible();
    expect(login).toHaveAccessibleDescription(expect.stringContaining(warning));
    await fill();
    await user.keyboard('{Enter}');
    await user.click(login);
    expect(login).toHaveAttribute('aria-disabled', 'true');
    expect(logins()).toEqual([]);
  });
});
