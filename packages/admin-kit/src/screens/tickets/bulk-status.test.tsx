import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './ticket-list.stories.tsx';

const SET = 'PUT /support/status/{id}';

async function open(...tickets: number[]) {
  const story = renderStory(stories.Ready);
  for (const ticket of tickets)
    await story.user.click(await screen.findByRole('checkbox', { name: `Select ${ticket}` }));
  await story.user.click(await screen.findByRole('button', { name: 'Set Status' }));
  await story.user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = () => story.server.requests().filter(({ operation }) => operation === SET);
  return { ...story, dialog, sent };
}

describe('the status of many tickets', () => {
  it('is sent for each that has another one, with one look before the job and one reload after it [spoken]', async () => {
    const { user, dialog, sent, server } = await open(40, 39, 38);
    const named = dialog.getAllByRole('listitem').map((item) => Number.parseInt(item.textContent ?? '', 10));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Set \d tickets? to “In progress”\?$/);
    await user.click(dialog.getByRole('button', { name: 'Set “In progress”' }));
    expect(await dialog.findByText(`${named.length} tickets set to “In progress”.`)).toBeVisible();
    expect(sent().map(({ path }) => path)).toEqual(
      named.map((id) => expect.stringMatching(`/support/status/${id}\\b`)),
    );
    for (const id of named) expect(server.db.tickets.find((ticket) => ticket.id === id)?.status).toBe(1);
    await waitFor(() =>
      expect(server.requests().filter(({ operation }) => operation === 'GET /support/')).toHaveLength(3),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^\d selected$/)).toBeNull();
  });

  it('keeps a status that someone else has set, says so, and changes it on Retry [spoken]', async () => {
    const advance = stopPressClock();
    const { user, dialog, sent, server } = await open(40, 39, 38);
    const [first, ...others] = dialog
      .getAllByRole('listitem')
      .map((item) => Number.parseInt(item.textContent ?? '', 10));
    const ticket = () => server.db.tickets.find(({ id }) => id === first);
    const theirs = ticket()?.status === 2 ? 0 : 2;
    Object.assign(ticket() ?? {}, { status: theirs });
    await user.click(dialog.getByRole('button', { name: 'Set “In progress”' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Done: ${others.length}. Not done: 1.`);
    expect(dialog.getByText('Someone else changed this. Check it, then try again.')).toBeVisible();
    expect(sent()).toHaveLength(others.length);
    expect(ticket()?.status).toBe(theirs);
    advance(DELIBERATE_MS);
    await user.click(dialog.getByRole('button', { name: 'Retry 1' }));
    await waitFor(() => expect(ticket()?.status).toBe(1));
  });

  it('is compared with the server again on a Retry after a pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const advance = stopPressClock();
    const { user, dialog, sent, server } = await open(40, 39, 38);
    const tickets = dialog
      .getAllByRole('listitem')
      .map((item) => server.db.tickets.find(({ id }) => id === Number.parseInt(item.textContent ?? '', 10)));
    server.use(fail(SET, 'Not now', 503));
    await user.click(dialog.getByRole('button', { name: 'Set “In progress”' }));
    const retry = await dialog.findByRole('button', { name: /^(Retry|Check) \d/ });
    server.resetScenarios();
    const before = sent().length;
    const theirs = tickets[0]?.status === 2 ? 0 : 2;
    Object.assign(tickets[0] ?? {}, { status: theirs });
    advance(DELIBERATE_MS);
    vi.setSystemTime(Date.now() + 60_000);
    await user.click(retry);
    expect(await dialog.findByText('Someone else changed this. Check it, then try again.')).toBeVisible();
    expect(tickets[0]?.status).toBe(theirs);
    expect(sent()).toHaveLength(before + tickets.length - 1);
  });

  it('is not undone where someone else has set another status since, and says so', async () => {
    const { user, dialog, sent, server } = await open(40, 39, 38);
    const [first, ...others] = dialog
      .getAllByRole('listitem')
      .map((item) => Number.parseInt(item.textContent ?? '', 10));
    await user.click(dialog.getByRole('button', { name: 'Set “In progress”' }));
    const undo = await dialog.findByRole('button', { name: 'Undo' });
    const ticket = server.db.tickets.find(({ id }) => id === first);
    Object.assign(ticket ?? {}, { status: 2 });
    const before = sent().length;
    await user.click(undo);
    expect(await dialog.findByText('Someone else changed this. Check it, then try again.')).toBeVisible();
    expect(ticket?.status).toBe(2);
    expect(sent()).toHaveLength(before + others.length);
  });

  it('goes back to what each was on Undo', async () => {
    const { user, dialog, server } = await open(40, 39, 38);
    const before = server.db.tickets.map(({ id, status }) => [id, status]);
    await user.click(dialog.getByRole('button', { name: 'Set “In progress”' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    await dialog.findByText(/^Undone: \d\.$/);
    expect(server.db.tickets.map(({ id, status }) => [id, status])).toEqual(before);
  });
});
