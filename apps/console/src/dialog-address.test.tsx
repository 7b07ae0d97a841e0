import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAt } from '../testing/enter-command.ts';
import { openConsole } from '../testing/open-console.tsx';

describe('a dialog that has an address', () => {
  it('adds a step to the history when its button opens it, and removes it when it closes', async () => {
    const opened = await openAt('/global/coupons', 'Coupons');
    await opened.user.click(await screen.findByRole('button', { name: 'Create Coupon' }));
    expect(await screen.findByRole('dialog', { name: 'Create Coupon' })).toBeVisible();
    expect(opened.address()).toBe('/global/coupons?create=');
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.address()).toBe('/global/coupons'));
    await act(() => opened.router.navigate(1));
    expect(await screen.findByRole('dialog', { name: 'Create Coupon' })).toBeVisible();
  });

  it('is opened by a link, and closing it leaves the page with the rest of the address', async () => {
    const opened = await openConsole('/global/coupons?filter=half&create', { as: 'globalAdmin' });
    await screen.findByRole('dialog', { name: 'Create Coupon' });
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.address()).toBe('/global/coupons?filter=half'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
