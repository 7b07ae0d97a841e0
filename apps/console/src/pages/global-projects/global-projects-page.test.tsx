import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enter, openAt } from '../../../testing/enter-command.ts';
import { openConsole } from '../../../testing/open-console.tsx';

it('says that the project of an address does not exist, and goes on as the list (B §2)', async () => {
  const { user, address } = await openConsole('/global/projects?project=999999', { as: 'globalAdmin' });
  expect(await screen.findByText('There is no project with the ID 999999.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(address()).toBe('/global/projects'));
});

it('is opened by the palette at the very project that was found', async () => {
  const opened = await openAt('/global/projects', 'Projects');
  const name = 'Harbour Walk';
  await screen.findByRole('row', { name: new RegExp(name) });
  await enter(opened, name.toLowerCase(), new RegExp(`^${name}`));
  await waitFor(() => expect(opened.address()).toMatch(/^\/global\/projects\?project=\d+$/));
  expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeVisible();
});

describe('the connection that announces changed projects', () => {
  it('is opened for a project that is shown, where the environment names it, and closed with the page', async () => {
    const sockets: { url: string; isClosed: boolean }[] = [];
    class Socket extends EventTarget {
      readonly readyState = 0;
      readonly #kept;
      constructor(url: string) {
        super();
        this.#kept = { url: String(url), isClosed: false };
        sockets.push(this.#kept);
      }
      send() {}
      close() {
        this.#kept.isClosed = true;
      }
    }
    vi.stubGlobal('WebSocket', Socket);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { unmount } = await openConsole('/global/projects?project=2', {
      as: 'globalAdmin',
      config: () => Response.json({ apiBaseUrl: 'https://api.test', realtimeUrl: 'wss://live.test/' }),
    });
    await waitFor(() => expect(sockets).toEqual([{ url: 'wss://live.test/', isClosed: false }]));
    unmount();
    expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
