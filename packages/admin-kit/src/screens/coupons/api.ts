import { type AdminClient, type Coupon, call, readCoupons } from '@timemap/admin-api';
import { queryRows, type ReadFilter, readFilter } from '../../data/query.ts';

/** @operation GET /coupons @spec B §7 */
export const couponsQuery = (client: AdminClient) => queryRows(client, 'GET /coupons', {}, readCoupons);

export const couponReads: readonly ReadFilter[] = [readFilter('GET /coupons')];

/** The fields that a person sets. The server adds the id, the uses and the time of creation. @spec B §3 */
export interface CouponFields {
  readonly code: string;
  readonly value: number;
  readonly isPercentage: boolean;
  /** 0: for ever. */
  readonly months: number;
  /** 0: without limit. */
  readonly maxUses: number;
  readonly isForUsers: boolean;
  readonly isForProjects: boolean;
}

/** A coupon with all its numbers readable. Only such a coupon can be sent back as a whole. */
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

/** @operation POST /coupons @spec B §3, §7 */
export const createCoupon = (client: AdminClient, fields: CouponFields) =>
  call(client, 'POST /coupons', { body: fieldsToWire(fields) });

/** Sends the whole coupon, with its id in the body. @operation PUT /coupons @spec B §7 */
export const saveCoupon = (client: AdminClient, coupon: WholeCoupon) =>
  call(client, 'PUT /coupons', {
    body: { id: coupon.id, ...fieldsToWire(coupon), uses: coupon.uses, created: coupon.created },
  });

/** The code is one encoded segment of the path. @operation DELETE /coupons/{code} @spec B §7 */
export const deleteCoupon = (client: AdminClient, code: string) =>
  call(client, 'DELETE /coupons/{code}', { path: { code } });
