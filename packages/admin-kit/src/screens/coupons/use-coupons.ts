import type { Coupon } from '@timemap/admin-api';
import { type Action, useAction } from '../../data/use-action.ts';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { type CouponFields, couponReads, couponsQuery, createCoupon, deleteCoupon } from './api.ts';
import { couponsMessages } from './messages.ts';
import { type CouponChange, nameOfCoupon } from './rules.ts';
import { useCouponChanges } from './use-coupon-changes.ts';

export interface CouponsState {
  /** The load; its coupons carry their pending changes. */
  readonly read: ReadState<readonly Coupon[]>;
  /** Shows the change and saves it; on failure the former value comes back, without a message. @spec B §2, §8 */
  change(couponId: number, change: CouponChange): void;
  /** Someone else saved another value of a field that was changed here. Nothing is sent until it is decided. */
  readonly conflict: SaveConflict<Coupon, CouponChange> | null;
  readonly create: Action<CouponFields>;
  readonly remove: Action<Coupon>;
}

/** All coupons and what a global admin does with them, without any view. @spec B §2 */
export function useCoupons(): CouponsState {
  const { client, session } = useAdminKit();
  const words = useMessages(couponsMessages);
  const loaded = useRead(session.user.isAdmin ? couponsQuery(client) : null);
  const { read, save, conflict } = useCouponChanges(loaded);
  const create = useAction<CouponFields>({
    name: 'coupon.create',
    operation: 'POST /coupons',
    target: (fields) => ({ kind: 'coupon', id: 'new', label: nameOfCoupon(fields, words) }),
    send: (kit, fields) => createCoupon(kit.client, fields),
    makesStale: () => couponReads,
  });
  const remove = useAction<Coupon>({
    name: 'coupon.delete',
    operation: 'DELETE /coupons/{code}',
    target: (coupon) => ({ kind: 'coupon', id: coupon.id, label: nameOfCoupon(coupon, words) }),
    send: async (kit, { id, code }) => {
      await deleteCoupon(kit.client, code);
      // Confirmed is confirmed, whatever the reload brings.
      kit.queryClient.setQueryData<Coupon[]>(couponsQuery(kit.client).queryKey, (coupons) =>
        coupons?.filter((coupon) => coupon.id !== id),
      );
    },
    makesStale: () => couponReads,
  });

  return { read, change: save, conflict, create, remove };
}
