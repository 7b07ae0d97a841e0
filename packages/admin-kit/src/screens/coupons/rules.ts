import type { Coupon } from '@timemap/admin-api';
import { allowed, type Permission, refused } from '../../provider/permission.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { CouponFields, WholeCoupon } from './api.ts';

/** What can be changed of a coupon once it is there. @spec B §2 */
export type CouponField = Exclude<keyof CouponFields, 'code'>;

/** One field and what it becomes. */
export type CouponChange = {
  readonly [Field in CouponField]: { readonly field: Field; readonly to: CouponFields[Field] };
}[CouponField];

export function applyChange<C extends Coupon>(coupon: C, { field, to }: CouponChange): C {
  return { ...coupon, [field]: to };
}

export function isWhole(coupon: Coupon): coupon is WholeCoupon {
  return [coupon.value, coupon.months, coupon.maxUses, coupon.uses].every((number) => number !== null);
}

/** Saving sends the whole coupon: one that could be read in part only would be overwritten in part. @spec B §7 */
export function canEdit(coupon: Coupon): Permission<'unreadable'> {
  return isWhole(coupon) ? allowed : refused('unreadable');
}

/**
 * Whether a code can stand in an address. Browsers take '.' and '..' for directories, encoded or not, and half of an
 * emoji cannot be encoded at all. @spec B §7
 */
export function canDelete({ code }: Pick<Coupon, 'code'>): Permission<'unaddressable' | 'codeless'> {
  if (code === '') return refused('codeless');
  return code === '.' || code === '..' || !code.isWellFormed() ? refused('unaddressable') : allowed;
}

/** What a number means, or what is odd about it: told, never refused. @spec B §5, §9 */
export type NumberNote = 'unlimited' | 'notWhole' | 'belowZero' | 'overHundred';

export function noteOf(
  field: 'value' | 'months' | 'maxUses',
  number: number,
  isPercentage: boolean,
): NumberNote | null {
  if (number < 0) return 'belowZero';
  if (!Number.isInteger(number)) return 'notWhole';
  if (field !== 'value') return number === 0 ? 'unlimited' : null;
  return isPercentage && number > 100 ? 'overHundred' : null;
}

/** What a coupon is called in labels and questions, with characters shown that hide in codes. */
export const nameOfCoupon = ({ code }: Pick<Coupon, 'code'>, { noCode }: { noCode: string }): string =>
  visibleText(code) || noCode;

export const filterTextsOf = ({ code }: Coupon): readonly string[] => [code];
