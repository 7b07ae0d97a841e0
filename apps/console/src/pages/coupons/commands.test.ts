import { it } from 'vitest';
import { expectDialogOfPage } from '../../../testing/enter-command.ts';

it('opens its dialog by the palette, from another page', async () => {
  await expectDialogOfPage('Create Coupon', '/global/coupons');
});
