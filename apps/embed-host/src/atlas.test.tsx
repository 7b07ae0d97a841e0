import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMockServer } from '@timemap/admin-mock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Atlas } from './atlas.tsx';
import { openSessions } from './sessions.ts';

const KEY = 'meridian-session';

function openAtlas({ handedOver = null, own = null }: { handedOver?: string | null; own?: string | null }) {
  if (own !== null) localStorage.setItem(KEY, own);
  render(
    <Atlas
      config={{ apiBaseUrl: 'https://api.test', realtimeUrl: null }}
      sessions={openSessions(handedOver)}
    />,
  );
}

function startServer() {
  const server = createMockServer({ seed: 'small' });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => server.fetch(new Request(input, init)));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
  return server;
}

it('keeps the session that another window has stored since, when its own has ended', async () => {
  startServer();
  openAtlas({ own: 'long-gone' });
  localStorage.setItem(KEY, 'of-another-window');
  await screen.findByRole('heading', { name: 'This session has ended' });
  expect(localStorage.getItem(KEY)).toBe('of-another-window');
});

it('removes its own session when that has ended', async () => {
  startServer();
  openAtlas({ own: 'long-gone' });
  await screen.findByRole('heading', { name: 'This session has ended' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('stops acting as someone, and says no more than that of the own session, which stays', async () => {
  const server = startServer();
  openAtlas({ own: server.signIn('globalAdmin'), handedOver: server.signIn('member') });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('heading', { name: 'You have left' });
  expect(screen.getByText(/This window no longer has that session, and can be closed\./)).toBeVisible();
  expect([localStorage.getItem(KEY), sessionStorage.getItem('meridian-acting')]).toEqual([
    expect.any(String),
    null,
  ]);
});

it('takes back what went wrong with a sign-in before the next one', async () => {
  const server = startServer();
  openAtlas({});
  await userEvent.type(await screen.findByRole('textbox', { name: /Name or email/ }), 'mia');
  await userEvent.type(screen.getByLabelText(/Password/), 'wrong{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  let answer = () => {};
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return server.fetch(new Request(input, init));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  answer();
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
});
