import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import { savedFiles } from '../../text/testing/saved-files.ts';
import { DELIBERATE_MS, stopPressClock, twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './users-table.stories.tsx';

const GRANDFATHER = 'POST /global/users/grandfathered';
const EXPIRE = 'POST /trial/admin/expire';
const READ = 'GET /global/users';

async function open(menu: string, entry: string, options: RenderStoryOptions = {}, count = 6) {
  const story = renderStory(stories.Ready, options);
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, count)) await story.user.click(box);
  await story.user.click(await screen.findByRole('button', { name: menu, expanded: false }));
  await story.user.click(await screen.findByRole('menuitem', { name: entry }));
  const opened = await screen.findByRole('dialog');
  const dialog = within(opened);
  const title = dialog.getByRole('heading', { level: 2 }).textContent;
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  return {
    ...story,
    dialog,
    button,
    start: () => story.user.click(button(title)),
    sent: (operation: string) =>
      story.server
        .requests()
        .filter((request) => request.operation === operation)
        .map(({ body }) => body),
    reads: () => story.server.requests().filter(({ operation }) => operation === READ).length,
    isSelected: () =>
      screen
        .getAllByRole('checkbox', { name: /^Select (?!all)/, hidden: true })
        .map((box) => box.matches(':checked')),
  };
}

const setGrandfathered = (options?: RenderStoryOptions, count?: number) =>
  open('Flags', 'Mark as “Grandfathered”', options, count);

describe('a flag of many users', () => {
  it('is asked about in numbers and by name, sent once each, and read again once [spoken]', async () => {
    const { dialog, start, sent, reads, events, user } = await setGrandfathered();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Mark \d users as “Grandfathered”\?$/);
    const names = dialog.getAllByRole('listitem').map((item) => item.textContent);
    await start();
    expect(await dialog.findByText(`${names.length} users marked as “Grandfathered”.`)).toBeVisible();
    const bodies = sent(GRANDFATHER) as { id: number; value: boolean }[];
    expect(bodies).toHaveLength(names.length);
    expect(bodies.every(({ value }) => value)).toBe(true);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(names.length);
    // Before the writes, and after them.
    await waitFor(() => expect(reads()).toBe(3));
    const made = events.filter((event) => event.type === 'action' && event.outcome === 'succeeded');
    expect(made).toHaveLength(names.length);
    expect(made[0]).toMatchObject({
      action: { name: 'user.set-flag' },
      change: { before: false, after: true },
    });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/\d selected/)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('leaves out the users that have it already, and says how many', async () => {
    const first = await setGrandfathered();
    await first.start();
    await first.dialog.findByText(/^\d+ users? marked as/);
    await first.user.keyboard('{Escape}');
    await first.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await first.user.click(screen.getByRole('button', { name: 'Flags' }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Mark as “Grandfathered”' }));
    const leftOut = await screen.findByText(/^Skipped: \d+\. No change needed\.$/);
    expect(Number(/\d+/.exec(leftOut.textContent ?? '')?.[0])).toBeGreaterThanOrEqual(6);
  });

  it('is sent once for a double press', async () => {
    const { button, sent, dialog } = await setGrandfathered();
    const submit = button('Mark as “Grandfathered”') as HTMLButtonElement;
    await twiceInOneTask(() => submit.form?.requestSubmit());
    const done = await dialog.findByText(/^\d+ users? marked as/);
    expect(done).toHaveTextContent(`${sent(GRANDFATHER).length} users marked as “Grandfathered”.`);
  });

  it('sends nothing when it is canceled, and keeps the selection [keyboard] [focus]', async () => {
    const { button, user, sent, isSelected } = await setGrandfathered();
    expect(button('Cancel')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(GRANDFATHER)).toEqual([]);
    expect(isSelected().filter(Boolean)).toHaveLength(6);
  });

  it('stops within the requests that are under way, and sends the rest on Retry [spoken]', async () => {
    const { server, start, sent, user, button, dialog } = await setGrandfathered({}, 12);
    const move = stopPressClock();
    const letGo = server.hold(GRANDFATHER);
    await start();
    await waitFor(() => expect(sent(GRANDFATHER)).toHaveLength(4));
    await user.click(button('Stop'));
    letGo();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Done: 4\.\s*The rest was not sent\.$/);
    expect(sent(GRANDFATHER)).toHaveLength(4);
    move(DELIBERATE_MS);
    await user.click(button(/^Retry \d$/));
    const done = await dialog.findByText(/^\d+ users? marked as/);
    expect(done).toHaveTextContent(`${sent(GRANDFATHER).length} users marked as “Grandfathered”.`);
    const ids = sent(GRANDFATHER).map((body) => (body as { id: number }).id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ends with the session, and says that the rest was not sent [spoken]', async () => {
    const expired: string[] = [];
    const { server, start, sent, dialog } = await setGrandfathered(
      { provider: { onSessionExpired: () => expired.push('expired') } },
      12,
    );
    server.use(fail(GRANDFATHER, 'Invalid session', 200));
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The session ended\. The rest was not sent\.$/,
    );
    expect(sent(GRANDFATHER).length).toBeLessThanOrEqual(4);
    expect(expired).toEqual(['expired']);
  });

  it('says who was refused and why, keeps them selected, and tries them alone again', async () => {
    const { server, start, dialog, user, isSelected, sent } = await setGrandfathered({
      scenarios: [fail(GRANDFATHER, 'This account is frozen', 400, { times: 1 })],
    });
    await start();
    const failed = within(await dialog.findByRole('region', { name: 'Not done: 1' }));
    expect(failed.getByText('This account is frozen')).toBeVisible();
    const before = sent(GRANDFATHER).length;
    await user.keyboard('{Escape}');
    expect(isSelected().filter(Boolean)).toHaveLength(1);
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Flags' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as “Grandfathered”' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Mark as/ }));
    expect(await screen.findByText('1 user marked as “Grandfathered”.')).toBeVisible();
    expect(sent(GRANDFATHER)).toHaveLength(before + 1);
  });

  it('whose answers are lost are looked up once, and counted by the result [spoken]', async () => {
    const { start, dialog, sent } = await setGrandfathered({
      scenarios: [applyThenDrop(GRANDFATHER, { times: 2 }), drop(GRANDFATHER, { times: 1 })],
    });
    const readsBefore = sent('GET /global/users').length;
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Done: \d+\. Not done: 1\./);
    const failed = within(dialog.getByRole('region', { name: 'Not done: 1' }));
    expect(failed.getByText(/The server has not saved the change/)).toBeVisible();
    expect(dialog.queryByText(/Possibly done/)).toBeNull();
    await waitFor(() => expect(sent('GET /global/users')).toHaveLength(readsBefore + 3));
  });

  it('whose answer is lost is counted as possibly made where the list does not load [spoken]', async () => {
    const { start, dialog, server, sent } = await setGrandfathered(
      { scenarios: [applyThenDrop(GRANDFATHER)] },
      2,
    );
    const letGo = server.hold(GRANDFATHER);
    await start();
    await waitFor(() => expect(sent(GRANDFATHER)).not.toEqual([]));
    server.use(fail(READ, 'Away', 400));
    letGo();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Possibly done: \d\. Check the list/);
    expect(dialog.getByRole('region', { name: /^Possibly done: \d$/ })).toBeVisible();
    expect(dialog.queryByText(/Not done/)).toBeNull();
  });

  it('is given up for a server that cannot be reached', async () => {
    const { start, dialog, sent } = await setGrandfathered({ scenarios: [drop(GRANDFATHER)] }, 15);
    await start();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/The server could not be reached/);
    expect(sent(GRANDFATHER).length).toBeLessThan(10);
  });

  it('asks the host for each user, and is not sent where it says no', async () => {
    let asked = 0;
    const { start, dialog, sent } = await setGrandfathered({
      provider: {
        beforeAction: () => {
          asked += 1;
          return asked !== 1;
        },
      },
    });
    await start();
    const failed = within(await dialog.findByRole('region', { name: 'Not done: 1' }));
    expect(failed.getByText('This app does not allow that. Nothing was sent.')).toBeVisible();
    expect(sent(GRANDFATHER)).toHaveLength(asked - 1);
  });

  it('can be undone, for those that were changed', async () => {
    const { start, dialog, button, user, sent, server } = await setGrandfathered();
    const before = server.db.users.filter(({ isGrandfathered }) => isGrandfathered).length;
    await start();
    await dialog.findByText(/^\d+ users? marked as/);
    await user.click(button('Undo'));
    const undone = await dialog.findByText(/^Undone: \d+\.$/);
    const values = sent(GRANDFATHER).map((body) => (body as { value: boolean }).value);
    expect(undone).toHaveTextContent(`Undone: ${values.length / 2}.`);
    expect(values.slice(values.length / 2).some(Boolean)).toBe(false);
    expect(server.db.users.filter(({ isGrandfathered }) => isGrandfathered)).toHaveLength(before);
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('leaves people whom someone else changed in the meantime out of the undo', async () => {
    const { start, dialog, button, user, sent, server } = await setGrandfathered();
    const waiting = server.db.users.find(({ isGrandfathered }) => !isGrandfathered);
    const count = dialog.getAllByRole('listitem').length;
    if (waiting) waiting.isGrandfathered = true;
    await start();
    await dialog.findByText(/^\d+ users? marked as/);
    expect(sent(GRANDFATHER)).toHaveLength(count - 1);
    await user.click(button('Undo'));
    await dialog.findByText(`Undone: ${count - 1}.`);
    expect(waiting?.isGrandfathered).toBe(true);
  });

  it('cannot be undone where the host has no undo', async () => {
    const { start, dialog } = await setGrandfathered({ provider: { undo: false } });
    await start();
    await dialog.findByText(/^\d+ users? marked as/);
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is accounted for in a file', async () => {
    const saved = savedFiles();
    const { start, dialog, button, user } = await setGrandfathered(
      { scenarios: [fail(GRANDFATHER, 'This account is frozen', 400, { times: 1 })] },
      3,
    );
    await start();
    await dialog.findByRole('alert');
    await user.click(button('Download Results'));
    const text = (await saved[0]?.blob.text()) ?? '';
    expect(text).toMatch(/^\uFEFF?ID,Name,Result,Reason\r\n/);
    expect(text).toContain(',Failed,This account is frozen\r\n');
    expect(text).toMatch(/,Done,\r\n/);
  });

  it('is marked Unknown in the file if the answer is lost', async () => {
    const saved = savedFiles();
    const { start, dialog, button, user, server, sent } = await setGrandfathered(
      { scenarios: [applyThenDrop(GRANDFATHER)] },
      2,
    );
    const letGo = server.hold(GRANDFATHER);
    await start();
    await waitFor(() => expect(sent(GRANDFATHER)).not.toEqual([]));
    server.use(fail(READ, 'Away', 400));
    letGo();
    await dialog.findByRole('alert');
    await user.click(button('Download Results'));
    const text = (await saved[0]?.blob.text()) ?? '';
    expect(text).toMatch(/,Unknown,.*may have been made/);
    expect(text).not.toContain('Failed');
  });
});

describe('the trial of many users', () => {
  it('is changed for each, and read again once', async () => {
    const { start, dialog, sent, reads } = await open('Trial', 'Expire');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Expire the trials of 6 users?');
    await start();
    expect(await dialog.findByText('The trials of 6 users were expired.')).toBeVisible();
    expect(sent(EXPIRE)).toHaveLength(6);
    await waitFor(() => expect(reads()).toBe(2));
  });
});

describe('selected users that the filter hides', () => {
  it('are counted, and the action reaches them', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('checkbox', { name: /^Select ada/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter users' }), 'trial.over');
    expect(await screen.findByText('1 selected, 1 of them hidden by the filter')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Select all 1' }));
    expect(await screen.findByText('2 selected, 1 of them hidden by the filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Trial', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Restart' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['ada', 'trial.over']);
    expect(dialog.getByText('End dates that will be lost: 1. They cannot be restored.')).toBeVisible();
  });
});
