import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './coupons-table.stories.tsx';
import { box, field, openTable, reads, typeOver, welcome, writes } from './testing/open-coupons.ts';

const SAVE = 'PUT /coupons';

describe('editing a coupon in place', () => {
  it.each([
    ['Value', '25{Enter}', { value: 25 }],
    ['Months', '3{Enter}', { months: 3 }],
    ['Max uses', '500{Enter}', { maxUses: 500 }],
  ])('saves %s with the whole coupon, its id in the body [focus]', async (label, keys, changed) => {
    const story = openTable();
    const input = await typeOver(story.user, label, keys);
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)).toEqual([
      { operation: SAVE, path: '/coupons', encoding: 'json', body: { ...welcome, ...changed } },
    ]);
    expect(input).toHaveFocus();
    expect(input).toHaveValue(String(Object.values(changed)[0]));
  });

  it.each([
    ['Percentage', { percentage: false }],
    ['For users', { forUsers: true }],
    ['For projects', { forProjects: true }],
  ])('saves %s immediately [keyboard] [focus]', async (label, changed) => {
    const story = openTable();
    const flag = await box(label);
    flag.focus();
    await story.user.keyboard(' ');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toEqual({ ...welcome, ...changed });
    expect(flag.checked).toBe(Object.values(changed)[0]);
    expect(flag).toHaveFocus();
    expect(reads(story)).toBe(2);
  });

  it('does not offer the code, the uses and the creation time for editing', async () => {
    openTable();
    await field('Value');
    const row = within(screen.getByRole('row', { name: /WELCOME-10/ }));
    const names = row.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Value', 'Months', 'Max uses']);
    const boxes = row.getAllByRole('checkbox', { name: /^(Percentage|For users|For projects)$/ });
    expect(boxes).toHaveLength(3);
  });

  it('does not save the 1 on the way to 12, and saves when the field is left [keyboard]', async () => {
    const story = openTable();
    await typeOver(story.user, 'Value', '12');
    expect(writes(story)).toEqual([]);
    await story.user.tab();
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toMatchObject({ value: 12 });
  });

  it('sends nothing after Escape or for a text that is not a number (B §5) [keyboard]', async () => {
    const story = openTable();
    const value = await typeOver(story.user, 'Value', '12{Escape}');
    expect(value).toHaveValue('10');
    await typeOver(story.user, 'Value', 'ten{Enter}');
    expect(value).toBeInvalid();
    await story.user.tab();
    expect(writes(story)).toEqual([]);
  });

  it('keeps an unsaved number when the page is left, marks it and saves it later [keyboard] [spoken]', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    await typeOver(first.user, 'Value', '12');
    first.unmount();
    expect(writes(first)).toEqual([]);

    const second = openTable({ provider: { drafts } });
    const value = await field('Value');
    expect(value).toHaveValue('12');
    expect(value).toHaveAccessibleDescription('WELCOME-10 % Not saved');
    expect(await field('Months')).not.toHaveAccessibleDescription(/Not saved/);
    value.focus();
    await second.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(second)).toHaveLength(1));
    expect(writes(second)[0]?.body).toMatchObject({ value: 12 });
    expect(value).not.toHaveAccessibleDescription(/Not saved/);
    second.unmount();

    openTable({ provider: { drafts } });
    expect(await field('Value')).toHaveValue('10');
  });

  it('discards a kept number on Escape [keyboard]', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    await typeOver(first.user, 'Months', '7');
    first.unmount();
    const second = openTable({ provider: { drafts } });
    (await field('Months')).focus();
    await second.user.keyboard('{Escape}');
    expect(await field('Months')).toHaveValue('12');
    second.unmount();
    openTable({ provider: { drafts } });
    expect(await field('Months')).toHaveValue('12');
  });

  it('sends in order, each request with the fields saved before (T20)', async () => {
    const story = openTable();
    const letGo = story.server.hold(SAVE);
    await typeOver(story.user, 'Value', '15{Enter}');
    await typeOver(story.user, 'Months', '6{Enter}');
    await story.user.click(await box('For users'));
    expect(writes(story)).toHaveLength(1);
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(3));
    expect(writes(story).map(({ body }) => body)).toEqual([
      { ...welcome, value: 15 },
      { ...welcome, value: 15, months: 6 },
      { ...welcome, value: 15, months: 6, forUsers: true },
    ]);
    expect(await field('Value')).toHaveValue('15');
    expect(await field('Months')).toHaveValue('6');
  });

  it('skips intermediate values of one field: the last one wins', async () => {
    const story = openTable();
    const letGo = story.server.hold(SAVE);
    const flag = await box('For users');
    const move = stopPressClock();
    for (let press = 0; press < 4; press++) {
      await story.user.click(flag);
      move(DELIBERATE_MS);
    }
    expect(flag).not.toBeChecked();
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    expect(writes(story).map(({ body }) => (body as { forUsers: boolean }).forUsers)).toEqual([true, false]);
    await waitFor(() => expect(story.events.filter(({ type: kind }) => kind === 'action')).toHaveLength(2));
    expect(flag).not.toBeChecked();
  });

  it('restores the value without a message when a save fails, and reports the failure as an event [focus]', async () => {
    const story = openTable({ scenarios: [fail(SAVE, 'The till is closed')] });
    const value = await typeOver(story.user, 'Value', '99{Enter}');
    await waitFor(() => expect(value).toHaveValue('10'));
    expect(value).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(value).toHaveAccessibleDescription('WELCOME-10 Not saved. The till is closed %');
    expect(story.events).toContainEqual(
      expect.objectContaining({
        type: 'action',
        outcome: 'failed',
        action: {
          name: 'coupon.change',
          target: { kind: 'coupon', id: 1, label: 'Value, WELCOME-10', part: 'value' },
        },
        failure: expect.objectContaining({ message: 'The till is closed' }),
      }),
    );
  });

  it.each([
    ['the save', SAVE],
    ['the check before it', 'GET /coupons'],
  ] as const)(
    'marks the field when %s fails, until it is saved [keyboard] [focus] [spoken]',
    async (_, call) => {
      const story = openTable();
      const flag = await box('For users');
      const reason = 'The till is closed';
      story.server.use(fail(call, reason, 403));
      flag.focus();
      await story.user.keyboard(' ');
      const retry = await screen.findByRole('button', { name: `Retry. Not saved: ${reason}` });
      expect(flag).toHaveAccessibleDescription(`WELCOME-10 Not saved. The saved value is shown. ${reason}`);
      expect(flag).not.toBeChecked();
      expect(screen.getAllByRole('button', { name: /Not saved/ })).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
      story.server.clearScenarios();
      retry.focus();
      await story.user.keyboard('{Enter}');
      await waitFor(() => expect(story.server.db.coupons.get(1)).toMatchObject({ isForUsers: true }));
      expect(flag).toBeChecked();
      expect(flag).toHaveFocus();
      expect(flag).toHaveAccessibleDescription('WELCOME-10');
      expect(screen.queryByRole('button', { name: /Not saved/ })).toBeNull();
    },
  );

  it('can be undone once, and keeps later saves of other fields', async () => {
    const story = openTable();
    await typeOver(story.user, 'Value', '15{Enter}');
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText('Value saved for WELCOME-10')).toBeVisible();
    const undo = toasts.getByRole('button', { name: 'Undo' });
    const coupon = story.server.db.coupons.get(1);
    if (coupon) coupon.months = 6;
    await story.user.click(undo);
    expect(await toasts.findByText('Undone: Value saved for WELCOME-10')).toBeVisible();
    expect(await field('Value')).toHaveValue('10');
    expect(writes(story).map(({ body }) => body)).toEqual([
      { ...welcome, value: 15 },
      { ...welcome, value: 10, months: 6 },
    ]);
    expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be undone in each of two fields', async () => {
    const story = openTable();
    await typeOver(story.user, 'Value', '15{Enter}');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    await typeOver(story.user, 'Months', '6{Enter}');
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText('Months saved for WELCOME-10')).toBeVisible();
    expect(toasts.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('says once why it cannot be undone for a coupon that is gone', async () => {
    const story = openTable();
    await typeOver(story.user, 'Value', '15{Enter}');
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    const undo = await toasts.findByRole('button', { name: 'Undo' });
    story.server.db.coupons.delete(1);
    await story.user.click(undo);
    expect(await toasts.findByText(/^Not undone/)).toBeVisible();
    expect(toasts.queryByText(/^Not saved/)).toBeNull();
  });

  it('saves another field although one failed', async () => {
    const story = openTable({ scenarios: [fail(SAVE, 'The till is closed')] });
    const letGo = story.server.hold(SAVE);
    await typeOver(story.user, 'Value', '99{Enter}');
    await typeOver(story.user, 'Months', '6{Enter}');
    expect(await field('Value')).toHaveValue('99');
    expect(writes(story)).toHaveLength(1);
    story.server.clearScenarios();
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    expect(writes(story)[1]?.body).toEqual({ ...welcome, months: 6 });
    await waitFor(async () => expect(await field('Value')).toHaveValue('10'));
    expect(await field('Months')).toHaveValue('6');
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 10, months: 6 });
  });

  it('is not undone by a list that was requested before and arrives late', async () => {
    const story = openTable();
    const letSave = story.server.hold(SAVE);
    await story.user.click(await box('For users'));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    const letGo = story.server.hold('GET /coupons');
    await story.user.click(screen.getByRole('button', { name: 'Refresh coupons' }));
    await waitFor(() => expect(reads(story)).toBe(3));
    letSave();
    await waitFor(() => expect(reads(story)).toBe(4));
    expect(await box('For users')).toBeChecked();
    letGo();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh coupons' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    expect(await box('For users')).toBeChecked();
  });

  it('moves from cell to cell with arrow keys and saves the cell that is left [keyboard] [focus] [spoken]', async () => {
    const story = openTable();
    const value = await field('Value');
    value.focus();
    await story.user.keyboard('{ArrowRight}');
    expect(await box('Percentage')).toHaveFocus();
    await story.user.keyboard('{ArrowRight}9{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName('Months');
    expect(document.activeElement).not.toBe(await field('Months'));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toEqual({ ...welcome, months: 9 });
  });

  it('is refused with the reason when a number could not be read [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const coupon = server.db.coupons.get(1);
        if (coupon) Object.assign(coupon, { uses: 'many' });
      },
    });
    const months = await field('Months');
    expect(months).toHaveAttribute('aria-disabled', 'true');
    expect(months).toHaveAccessibleDescription(
      /WELCOME-10 This coupon cannot be edited: some of its numbers could not be read/,
    );
    await story.user.click(await box('For users'));
    expect(writes(story)).toEqual([]);
  });
});
