import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createActivityLog } from '@timemap/admin-kit/activity';
import { fail } from '@timemap/admin-mock/scenarios';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../packages/admin-kit/src/ui/testing/test-accessibility.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { rememberActivity } from './activity-memory.ts';

const activityButton = (facts = '') =>
  screen.findByRole('button', { name: facts === '' ? 'Activity' : `Activity: ${facts}` });
const drawer = () => screen.findByRole('dialog', { name: 'Activity' });
const tree = () => screen.findAllByRole('treeitem');

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function keptCount() {
  const database = await openDB('cv-activity');
  const count = database.objectStoreNames.contains('entries') ? await database.count('entries') : 0;
  database.close();
  return count;
}

async function keepChangeOf(userId: number) {
  const log = createActivityLog();
  const action = { name: 'user.toggle', target: { kind: 'user', id: userId, label: 'ada' } };
  const end = { runId: 1, action, at: Date.now(), durationMs: 5, outcome: 'succeeded' } as const;
  log.record({ type: 'action', ...end });
  const stop = rememberActivity(log, 1);
  await waitFor(async () => expect(await keptCount()).toBe(1));
  stop();
}

describe('the activity about one user', () => {
  it('is read from the browser also where nothing runs when the page is idle, as in Safari', async () => {
    await keepChangeOf(1);
    await openConsole('/global/users/1', { as: 'globalAdmin' });
    const region = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(region.queryByText('There is no activity for this user in this browser.')).toBeNull();
    expect(await region.findByText('Done')).toBeVisible();
  });

  it('is not called empty before the browser has answered', async () => {
    const silent = Object.assign(Object.create(IDBRequest.prototype), { addEventListener() {} });
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue(silent);
    await openConsole('/global/users/1', { as: 'globalAdmin' });
    const region = within(await screen.findByRole('region', { name: 'Activity' }));
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect(region.getByText('Loading')).toBeVisible();
    expect(region.queryByText('There is no activity for this user in this browser.')).toBeNull();
  });
});

describe('the activity of a person', () => {
  it('counts a silent failure in words, and lists it with what the server said', async () => {
    const { user, runtime } = await openConsole('/organizations/users/2', {
      as: 'globalAdmin',
      scenarios: [fail('GET /organizations/{id}/users', 'No list today')],
    });
    await user.click(await activityButton('1 new, 1 failed'));
    const panel = await drawer();
    expect(panel).toHaveFocus();
    await waitFor(() => expect(within(panel).getByRole('listitem')).toBeVisible());
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      /Could not loadFailedGET \/organizations\/\{id\}\/usersNo list today/,
    );
    expect(panel).not.toHaveTextContent(runtime.session.sessionId() ?? '');
    await activityButton();
    await expectAccessible(panel);
  });

  it('closes by Escape, by its cross and by its button, and gives focus back', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    const button = await activityButton();
    await user.click(button);
    await drawer();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await within(await drawer()).findByRole('button', { name: 'Close activity' }));
    expect(button).toHaveFocus();
    await user.click(button);
    await drawer();
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the page usable, and the focus where it is when it closes from there', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    const [first] = await tree();
    await user.click(await activityButton());
    await drawer();
    await user.click(first as HTMLElement);
    expect(await drawer()).toBeVisible();
    expect(document.activeElement).toBe(first);
  });

  it('is cleared at logout', async () => {
    const { user, runtime, server } = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [fail('GET /organizations/admin/all', 'Broken')],
    });
    await activityButton('1 new, 1 failed');
    server.resetScenarios();
    runtime.logOut();
    await screen.findByRole('button', { name: 'Login' });
    await runtime.logIn(server.signIn('globalAdmin'));
    await activityButton();
    await user.click(await activityButton());
    expect(await within(await drawer()).findByText('No activity yet.')).toBeVisible();
  });

  it('is kept over a reload, and over a logout for a person who wants that [spoken]', async () => {
    const failing = [fail('GET /organizations/admin/all', 'Broken')];
    const first = await openConsole('/organizations', { as: 'globalAdmin', scenarios: failing });
    await first.user.click(await activityButton('1 new, 1 failed'));
    const panel = within(await drawer());
    expect(await panel.findByText(/in the last 30 days/)).toBeVisible();
    const choice = panel.getByRole('checkbox', { name: 'Keep my activity in this browser after I log out' });
    expect(choice).toHaveAccessibleDescription('It is removed when you log out.');
    await waitFor(async () => expect(await keptCount()).toBe(1));
    cleanup();

    const second = await openConsole('/organizations', { as: 'globalAdmin' });
    await second.user.click(await activityButton());
    const again = within(await drawer());
    expect(await again.findByText('Broken')).toBeVisible();
    const taken = again.getByRole('checkbox', { name: /^Keep my activity/ });
    await second.user.click(taken);
    expect(taken).toHaveAccessibleDescription(/^It stays in this browser for 30 days/);
    second.runtime.logOut();
    await screen.findByRole('button', { name: 'Login' });
    await second.runtime.logIn(second.server.signIn('globalAdmin'));
    await second.user.click(await activityButton());
    const later = within(await drawer());
    expect(await later.findByText('Broken')).toBeVisible();
    await second.user.click(later.getByRole('checkbox', { name: /^Keep my activity/ }));
    second.runtime.logOut();
    await waitFor(async () => expect(await keptCount()).toBe(0));
    await screen.findByRole('button', { name: 'Login' });
  });
});
