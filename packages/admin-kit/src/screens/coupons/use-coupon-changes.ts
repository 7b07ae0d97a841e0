import type { Coupon } from '@timemap/admin-api';
import { type OptimisticSave, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { couponReads, couponsQuery, saveCoupon } from './api.ts';
import { couponsMessages } from './messages.ts';
import { applyChange, type CouponChange, isWhole, nameOfCoupon } from './rules.ts';

/**
 * Fields that are saved on each change, one request at a time for each coupon. Each request carries the whole coupon as
 * the server has it, with one field changed. A failure has no message: the former value comes back.
 * @operation GET /coupons, PUT /coupons @spec B §2, §8
 */
export function useCouponChanges(
  read: ReadState<readonly Coupon[]>,
): OptimisticSave<Coupon, CouponChange, readonly Coupon[]> {
  const words = useMessages(couponsMessages);
  return useOptimisticSave<Coupon, CouponChange>(read, {
    name: 'coupon.change',
    operation: 'PUT /coupons',
    target: (coupon, { field }) => ({
      kind: 'coupon',
      id: coupon.id,
      label: words.fieldOf({ field: words[field], coupon: nameOfCoupon(coupon, words) }),
    }),
    shownIn: () => couponReads,
    apply: applyChange,
    // Different fields are saved one by one, so that one refused takes no other with it.
    merge: (older, newer) => (older.field === newer.field ? newer : null),
    canSave: isWhole,
    send: async ({ client }, coupon) => {
      if (isWhole(coupon)) await saveCoupon(client, coupon);
    },
    check: { read: ({ client }) => couponsQuery(client) },
  });
}
