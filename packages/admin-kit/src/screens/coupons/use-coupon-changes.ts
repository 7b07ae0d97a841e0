import type { Coupon } from '@timemap/admin-api';
import { useCallback } from 'react';
import { refresh } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { overlay, useNewestIntents } from '../../data/use-newest-intents.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { couponReads, couponsQuery, saveCoupon, type WholeCoupon } from './api.ts';
import { couponsMessages } from './messages.ts';
import { applyChange, type CouponChange, isWhole, nameOfCoupon } from './rules.ts';

interface CouponSave {
  readonly coupon: WholeCoupon;
  readonly change: CouponChange;
}

export interface CouponChanges {
  /** The coupons with what is on its way. Those with nothing on its way keep their identity. */
  applyTo(coupons: readonly Coupon[]): readonly Coupon[];
  /** Shows the change at once and saves it. A failure has no message: the former value comes back. */
  change(couponId: number, change: CouponChange): void;
}

/** Changes of different fields are saved one by one, so that one refused takes no other with it. */
const sameField = (older: CouponChange, newer: CouponChange) => (older.field === newer.field ? newer : null);

/**
 * Fields that are saved on each change: one request at a time for each coupon, in order. Each sends the newest confirmed
 * coupon with one field changed, so the second carries what the first one saved. @operation PUT /coupons @spec B §2, §8
 */
export function useCouponChanges(): CouponChanges {
  const { client, queryClient } = useAdminKit();
  const words = useMessages(couponsMessages);
  const { queryKey } = couponsQuery(client);
  const { run } = useAction<CouponSave>({
    name: 'coupon.change',
    operation: 'PUT /coupons',
    key: ({ coupon }) => String(coupon.id),
    target: ({ coupon, change }) => ({
      kind: 'coupon',
      id: coupon.id,
      label: words.fieldOf({ field: words[change.field], coupon: nameOfCoupon(coupon, words) }),
    }),
    send: async (kit, { coupon, change }) => {
      await saveCoupon(kit.client, applyChange(coupon, change));
      kit.queryClient.setQueryData<Coupon[]>(queryKey, (coupons) =>
        coupons?.map((other) => (other.id === coupon.id ? applyChange(other, change) : other)),
      );
      // A list that was asked for before may not have it yet: it would put the former value back.
      if (kit.queryClient.isFetching({ queryKey }) > 0)
        void refresh(kit.queryClient, kit.client, couponReads);
    },
  });

  const save = async (couponId: number, change: CouponChange) => {
    const coupon = queryClient.getQueryData<Coupon[]>(queryKey)?.find(({ id }) => id === couponId);
    if (coupon === undefined || !isWhole(coupon) || coupon[change.field] === change.to) return;
    const outcome = await run({ coupon, change });
    // What comes next is sent whole: it must not undo what the server may have done after all.
    if (outcome.status === 'failed' && outcome.error.mayHaveBeenApplied)
      await refresh(queryClient, client, couponReads);
  };
  const { wanted, want } = useNewestIntents<CouponChange>({ save, combine: sameField });
  const applyTo = useCallback(
    (coupons: readonly Coupon[]) => overlay(coupons, wanted, applyChange),
    [wanted],
  );
  return { applyTo, change: want };
}
