import { act, screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { box, field, openTable, typeOver, welcome } from './testing/open-coupons.ts';

function secondWindow(story: RenderedStory) {
  const client = secondClient(story);
  return { save: (changed: object) => client.send('PUT /coupons', { body: { ...welcome, ...changed } }) };
}

const callsSince = ({ server }: RenderedStory, count: number) =>
  server
    .requests()
    .slice(count)
    .map(({ operation }) => operation);

const conflictDialog = () => screen.findByRole('dialog', { name: 'Someone else changed this coupon' });

async function openAndChangeElsewhere(changed: object) {
  const story = openTable();
  await field('Value');
  const other = secondWindow(story);
  await other.save(changed);
  return { story, other, before: story.server.requests().length };
}

describe('a coupon that another window changed since the list was loaded', () => {
  it('keeps their value when another field is saved here, and shows it', async () => {
    const { story, before } = await openAndChangeElsewhere({ value: 750 });
    await typeOver(story.user, 'Months', '4{Enter}');
    await waitFor(() => expect(callsSince(story, before)).toEqual(['GET /coupons', 'PUT /coupons']));
    expect(story.server.requests().at(-1)?.body).toEqual({ ...welcome, value: 750, months: 4 });
    await waitFor(async () => expect(await field('Value')).toHaveValue('750'));
    expect(await field('Months')).toHaveValue('4');
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 750, months: 4 });
  });

  it('asks when both changed the same field, and sends nothing before the answer', async () => {
    const { story, before } = await openAndChangeElsewhere({ value: 750 });
    await typeOver(story.user, 'Value', '20{Enter}');
    const dialog = within(await conflictDialog());
    expect(callsSince(story, before)).toEqual(['GET /coupons']);
    expect(dialog.getByRole('radio', { name: 'Value saved by someone else: 750' })).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Value in your change: 20' })).toBeChecked();
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(story.server.db.coupons.get(1)).toMatchObject({ value: 20 }));
    expect(callsSince(story, before)).toEqual(['GET /coupons', 'GET /coupons', 'PUT /coupons']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await field('Value')).toHaveValue('20');
  });

  it.each(['their value', 'Cancel'])('sends nothing and shows their value after %s', async (choice) => {
    const { story, before } = await openAndChangeElsewhere({ value: 750 });
    await typeOver(story.user, 'Value', '20{Enter}');
    const dialog = within(await conflictDialog());
    if (choice === 'their value') {
      await story.user.click(dialog.getByRole('radio', { name: 'Value saved by someone else: 750' }));
    }
    await story.user.click(dialog.getByRole('button', { name: choice === 'Cancel' ? 'Cancel' : 'Save' }));
    await waitFor(async () => expect(await field('Value')).toHaveValue('750'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsSince(story, before)).toEqual(['GET /coupons']);
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 750 });
  });

  it('asks again when they save once more while the question is open', async () => {
    const { story, other } = await openAndChangeElsewhere({ value: 750 });
    await typeOver(story.user, 'Value', '20{Enter}');
    const dialog = within(await conflictDialog());
    await other.save({ value: 800 });
    await story.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: 'Value saved by someone else: 800' })).toBeVisible();
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 800 });
  });

  it('does not ask when both saved the same value', async () => {
    const { story, before } = await openAndChangeElsewhere({ forUsers: true });
    await story.user.click(await box('For users'));
    await waitFor(() => expect(callsSince(story, before)).toEqual(['GET /coupons']));
    await waitFor(async () => expect(await box('For users')).toBeChecked());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not saved after it was deleted: its row disappears, and a toast says so [focus]', async () => {
    const story = openTable();
    await field('Value');
    story.server.db.coupons.delete(1);
    await typeOver(story.user, 'Value', '20{Enter}');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'WELCOME-10' })).toBeNull());
    expect(await screen.findByText('Not saved: Value, WELCOME-10. Not found on the server.')).toBeVisible();
    expect(document.activeElement?.tagName).toBe('TR');
    expect(story.server.requests().some(({ operation }) => operation === 'PUT /coupons')).toBe(false);
  });

  it('is not saved when the check before the save fails', async () => {
    const story = openTable();
    const value = await field('Value');
    story.server.use(fail('GET /coupons', 'The till is closed', 400));
    await typeOver(story.user, 'Value', '20{Enter}');
    await waitFor(() => expect(value).toHaveValue('10'));
    expect(story.server.requests().some(({ operation }) => operation === 'PUT /coupons')).toBe(false);
  });
});

async function comeBackLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

describe('a number that another window saved while one was typed here over the older one', () => {
  it('is asked about after the list was loaded again', async () => {
    const story = openTable();
    const value = await typeOver(story.user, 'Value', '20');
    await secondWindow(story).save({ value: 750, months: 4 });
    await comeBackLater();
    await waitFor(async () => expect(await field('Months')).toHaveValue('4'));
    expect(value).toHaveValue('20');
    await story.user.keyboard('{Enter}');
    await conflictDialog();
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 750 });
  });

  it('is shown where the older one was typed again', async () => {
    const story = openTable();
    const value = await typeOver(story.user, 'Value', '10');
    await secondWindow(story).save({ value: 750, months: 4 });
    await comeBackLater();
    await waitFor(async () => expect(await field('Months')).toHaveValue('4'));
    await story.user.keyboard('{Enter}');
    expect(value).toHaveValue('750');
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 750 });
  });

  it('is asked about when the typed one was kept for a later visit', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    await typeOver(first.user, 'Value', '20');
    first.unmount();

    const second = openTable({ provider: { drafts } });
    Object.assign(second.server.db.coupons.get(1) ?? {}, { value: 750 });
    (await field('Value')).focus();
    await second.user.keyboard('{Enter}');
    await conflictDialog();
    expect(second.server.db.coupons.get(1)).toMatchObject({ value: 750 });
  });

  it('is not taken for a number of one’s own that was not saved', async () => {
    const story = openTable({ scenarios: [fail('PUT /coupons', 'The till is closed', 400, { times: 1 })] });
    const letGo = story.server.hold('PUT /coupons');
    await typeOver(story.user, 'Value', '20{Enter}');
    await story.user.keyboard('25');
    letGo();
    await screen.findByRole('button', { name: /^Retry. Not saved/ });
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(story.server.db.coupons.get(1)).toMatchObject({ value: 25 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a coupon that another window deleted', () => {
  it('leaves the list, and is said to have been removed already', async () => {
    const story = openTable();
    await story.user.click(await screen.findByRole('button', { name: 'Delete coupon WELCOME-10' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    story.server.db.coupons.delete(1);
    await story.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'WELCOME-10' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('WELCOME-10 was already removed.')).toBeVisible();
  });
});
