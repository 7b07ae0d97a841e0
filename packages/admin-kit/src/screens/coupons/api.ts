import { type AdminClient, type Coupon, call, decodeCoupons } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const couponsQuery = query('GET /coupons', decodeCoupons);

/** The fields that a person sets. The server adds the id, the uses and the time of creation. @spec B §3 */
export interface CouponFields {
  readonly code: string;
  readonly value: number;
  readonly isPercentage: boolean;
  /** 0: forever. */
  readonly months: number;
  /** 0: unlimited. */
  readonly maxUses: number;
  readonly isForUsers: boolean;
  readonly isForProjects: boolean;
}

/** Only a coupon with all its numbers can be sent back as a whole. */
export type WholeCoupon = Coupon & CouponFields & { readonly uses: number };

const fieldsToWire = (fields: CouponFields) => ({
  code: fields.code,
  value: fields.value,
  percentage: fields.isPercentage,
  months: fields.months,
  maxUses: fields.maxUses,
  forUsers: fields.isForUsers,
  forProjects: fields.isForProjects,
});

/** @spec B §3, §7 */
export const createCoupon = (client: AdminClient, fields: CouponFields) =>
  call(client, 'POST /coupons', { body: fieldsToWire(fields) });

export const saveCoupon = (client: AdminClient, coupon: WholeCoupon) =>
  call(client, 'PUT /coupons', {
    body: { id: coupon.id, ...fieldsToWire(coupon), uses: coupon.uses, created: coupon.created },
  });

export const couponsTableFirstQueries: FirstQueries = (_, { user }) => (user.isAdmin ? [couponsQuery] : []);
