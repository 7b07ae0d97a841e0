import { type AdminClient, type Coupon, call, readCoupons } from '@timemap/admin-api';
import { queryRows, type Stale, stale } from '../../data/query.ts';

/** @operation GET /coupons @spec B §7 */
export const couponsQuery = (client: AdminClient) => queryRows(client, 'GET /coupons', {}, readCoupons);

export const couponReads: readonly Stale[] = [stale('GET /coupons')];

/** What a person decides of a coupon; the server adds id, uses and the time of creation. @spec B §3 */
export interface CouponFields {
  readonly code: string;
  readonly value: number;
  readonly isPercentage: boolean;
  /** 0 is without end. */
  readonly months: number;
  /** 0 is without limit. */
  readonly maxUses: number;
  readonly isForUsers: boolean;
  readonly isForProjects: boolean;
}

/** A coupon all of whose numbers could be read: only such a one can be sent back whole. */
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

/** The whole coupon, its id in the body. @operation PUT /coupons @spec B §7 */
export const saveCoupon = (client: AdminClient, coupon: WholeCoupon) =>
  call(client, 'PUT /coupons', {
    body: { id: coupon.id, ...fieldsToWire(coupon), uses: coupon.uses, created: coupon.created },
  });

/** By code, encoded as one segment of the path. @operation DELETE /coupons/{code} @spec B §7 */
export const deleteCoupon = (client: AdminClient, code: string) =>
  call(client, 'DELETE /coupons/{code}', { path: { code } });
