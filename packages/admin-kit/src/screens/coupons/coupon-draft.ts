import { parseNumber } from '../../text/integer.ts';
import type { CouponFields } from './api.ts';

/** The creation form as typed; a flag is on when its text is not empty. */
export type CouponDraft = Record<keyof CouponFields, string>;

export const emptyDraft: CouponDraft = {
  code: '',
  value: '',
  isPercentage: '',
  months: '0',
  maxUses: '0',
  isForUsers: '',
  isForProjects: '',
};

/** Where the form keeps what was typed. */
export const COUPON_DRAFT_KEY = 'coupon.create';

type NumberName = 'value' | 'months' | 'maxUses';

/** A coupon whose numbers may not be there yet. */
export type DraftedCoupon = Omit<CouponFields, NumberName> & Readonly<Record<NumberName, number | null>>;

const readNumber = (text: string): number | null => {
  const parsed = parseNumber(text, 'any', { min: Number.MIN_SAFE_INTEGER });
  return parsed.isValid ? parsed.value : null;
};

/** The coupon that the form describes; null where a text is not a number. The code is left as it was typed. */
export function draftCoupon(draft: CouponDraft): DraftedCoupon {
  return {
    code: draft.code,
    value: readNumber(draft.value),
    isPercentage: draft.isPercentage !== '',
    months: readNumber(draft.months),
    maxUses: readNumber(draft.maxUses),
    isForUsers: draft.isForUsers !== '',
    isForProjects: draft.isForProjects !== '',
  };
}

/** The coupon to send, or null while one of its numbers cannot be read. */
export function couponToSend(draft: CouponDraft): CouponFields | null {
  const { value, months, maxUses, ...coupon } = draftCoupon(draft);
  if (value === null || months === null || maxUses === null) return null;
  return { ...coupon, value, months, maxUses };
}
