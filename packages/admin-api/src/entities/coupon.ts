import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { flag, integer, optionalDecimal, optionalInteger, text } from '../fields.ts';
import { parseServerTime } from '../utc-date.ts';

/** A discount coupon. Numbers are `null` if they cannot be read, because 0 means 'forever'. @spec B §3 */
export interface Coupon {
  id: number;
  /** Identifies the coupon when it is deleted. The server does not forbid ''. */
  code: string;
  value: number | null;
  /** Whether the value is a percentage. */
  isPercentage: boolean;
  /** 0: forever. */
  months: number | null;
  uses: number | null;
  /** 0: unlimited. */
  maxUses: number | null;
  isForUsers: boolean;
  isForProjects: boolean;
  /** As the server wrote it, because an update sends the whole coupon back. */
  created: string;
  createdAt: number | null;
}

export const couponSchema: Schema<Coupon> = pipe(
  object({
    id: integer,
    code: text,
    value: optionalDecimal,
    percentage: flag,
    months: optionalDecimal,
    uses: optionalInteger,
    maxUses: optionalDecimal,
    forUsers: flag,
    forProjects: flag,
    created: text,
  }),
  transform(({ percentage, forUsers, forProjects, ...coupon }) => ({
    ...coupon,
    isPercentage: percentage,
    isForUsers: forUsers,
    isForProjects: forProjects,
    createdAt: parseServerTime(coupon.created)?.getTime() ?? null,
  })),
);

/** @operation GET /coupons */
export const decodeCoupons: Decoder<Coupon[]> = listDecoder('coupons', couponSchema);
