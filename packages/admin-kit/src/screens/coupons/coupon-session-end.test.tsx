import { screen, waitFor } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { box, field, openTable, reads, typeOver, welcome, writes } from './testing/open-coupons.ts';

const SAVE = 'PUT /coupons';

describe('a coupon edited at the end of the session or of the page', () => {
  it('keeps a number and a box whose save meets the end of the session, marked and ready to be saved', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    await field('Value');
    first.server.use(fail('GET /coupons', 'Invalid session', 401));
    await typeOver(first.user, 'Value', '64{Enter}');
    await first.user.click(await box('For users'));
    await waitFor(() => expect(reads(first)).toBeGreaterThanOrEqual(3));
    await screen.findAllByRole('button', { name: /^Retry. Not saved: .*session/ });
    first.unmount();

    const second = openTable({ provider: { drafts } });
    const value = await field('Value');
    expect(value).toHaveValue('64');
    expect(value).toHaveAccessibleDescription('WELCOME-10 % Not saved');
    expect(await box('For users')).not.toBeChecked();
    expect(await box('For users')).toHaveAccessibleDescription(
      /The session or the page ended before this was saved/,
    );
    await second.user.click(screen.getByRole('button', { name: /^Retry. Not saved/ }));
    value.focus();
    await second.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(second)).toHaveLength(2));
    expect(writes(second)[1]?.body).toEqual({ ...welcome, value: 64, forUsers: true });
    second.unmount();

    openTable({ provider: { drafts } });
    expect(await field('Value')).not.toHaveAccessibleDescription(/Not saved/);
    expect(await box('For users')).not.toHaveAccessibleDescription(/saved/);
  });

  it('keeps a number whose page ends while it is saved', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    first.server.hold(SAVE);
    await typeOver(first.user, 'Value', '64{Enter}');
    await waitFor(() => expect(writes(first)).toHaveLength(1));
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    openTable({ provider: { drafts } });
    expect(await field('Value')).toHaveValue('64');
  });

  it('keeps a number that was typed while an earlier one was saved', async () => {
    const drafts = createMemoryDrafts();
    const first = openTable({ provider: { drafts } });
    const answer = first.server.hold(SAVE);
    await typeOver(first.user, 'Value', '64{Enter}');
    await typeOver(first.user, 'Value', '12');
    answer();
    await screen.findByRole('button', { name: 'Undo' });
    first.unmount();
    openTable({ provider: { drafts } });
    expect(await field('Value')).toHaveValue('12');
  });
});
