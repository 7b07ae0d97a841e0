import { act, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startStage } from '../../testing/start-stage.ts';
import { paths } from '../paths.ts';
import { showLogin } from './show-login.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openLogin(address: string) {
  window.history.replaceState(null, '', address);
  const stage = await startStage();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(() => showLogin(root, Promise.resolve(stage.runtime)));
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
    window.history.replaceState(null, '', '/');
  });
  const logIn = async (username: string) => {
    await stage.user.type(screen.getByRole('textbox', { name: 'Username or email' }), username);
    await stage.user.type(screen.getByLabelText('Password'), `${username}-demo{Enter}`);
  };
  return { ...stage, logIn, address: () => window.location.pathname + window.location.search };
}

describe('a visit that begins without a session', () => {
  it.each(['/organizations?tab=projects', '/', '/nowhere'])(
    'to %s begins on the login page and remembers where it wanted to go',
    async (wanted) => {
      const { address, operations } = await openLogin(wanted);
      await heading('Log in');
      expect(document.title).toBe('Log in · Timemap Admin');
      expect(address()).toBe(`/pages/login?redirect=${encodeURIComponent(wanted)}`);
      expect(operations()).toEqual([]);
    },
  );

  it('leaves the address of the login page as it is', async () => {
    const { address } = await openLogin('/pages/login?redirect=%2Forganizations');
    await heading('Log in');
    expect(address()).toBe('/pages/login?redirect=%2Forganizations');
  });

  it('goes on to the page it wanted, with focus on its heading', async () => {
    const { address, logIn } = await openLogin('/organizations?tab=projects');
    await heading('Log in');
    await logIn('mia');
    const title = await heading('Organizations');
    expect(address()).toBe('/organizations?tab=projects');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('stays on the login page while the server does not confirm the session', async () => {
    const { address, logIn, server } = await openLogin('/organizations');
    server.use({ kind: 'fail', operation: 'GET /userinfo', text: 'Account locked', status: 403 });
    await heading('Log in');
    await logIn('mia');
    expect(await screen.findByText('Your session could not be checked. Log in again.')).toBeVisible();
    expect(address()).toContain(paths.login);
  });
});
