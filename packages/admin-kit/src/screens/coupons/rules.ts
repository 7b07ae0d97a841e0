import type { Coupon } from '@timemap/admin-api';
import { allowed, type Permission, refused } from '../../context/permission.ts';
import { parseNumber } from '../../text/number.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { CouponFields, WholeCoupon } from './api.ts';

/** A field that can be edited after the coupon was created. @spec B §2 */
export type CouponField = Exclude<keyof CouponFields, 'code'>;

export type CouponChange = {
  readonly [Field in CouponField]: { readonly field: Field; readonly to: CouponFields[Field] };
}[CouponField];

export type NumberField = 'value' | 'months' | 'maxUses';

export function applyChange<C extends Coupon>(coupon: C, { field, to }: CouponChange): C {
  return { ...coupon, [field]: to };
}

/** null if the value could not be read. */
export function inverseOf(before: Coupon, { field }: CouponChange): CouponChange | null {
  const to = before[field];
  return to === null ? null : ({ field, to } as CouponChange);
}

export function isWhole(coupon: Coupon): coupon is WholeCoupon {
  return [coupon.value, coupon.months, coupon.maxUses, coupon.uses].every((number) => number !== null);
}

/** A save sends the whole coupon, so it would overwrite the numbers that could not be read. @spec B §7 */
export function canEdit(coupon: Coupon): Permission<'unreadable'> {
  return isWhole(coupon) ? allowed : refused('unreadable');
}

/** Browsers treat '.' and '..' as directories, even encoded. Half of a surrogate pair cannot be encoded. @spec B §7 */
export function canDelete({ code }: Pick<Coupon, 'code'>): Permission<'unaddressable' | 'codeless'> {
  if (code === '') return refused('codeless');
  return code === '.' || code === '..' || !code.isWellFormed() ? refused('unaddressable') : allowed;
}

export type CouponState = 'active' | 'usedUp' | 'forNobody';

type Usable = Pick<Coupon, 'uses' | 'maxUses' | 'isForUsers' | 'isForProjects'>;

const isUsedUp = ({ uses, maxUses }: Usable) => Boolean(maxUses) && (uses ?? -Infinity) >= (maxUses ?? 0);

/** null if its numbers could not be read. @spec B §3 */
export function stateOf(coupon: Usable): CouponState | null {
  if (!coupon.isForUsers && !coupon.isForProjects) return 'forNobody';
  if (coupon.uses === null || coupon.maxUses === null) return null;
  return isUsedUp(coupon) ? 'usedUp' : 'active';
}

/** The change that stops a coupon: it may not be used more often than it was. */
export const stopOf = ({ uses }: WholeCoupon): CouponChange => ({ field: 'maxUses', to: uses });

export const isStop = ({ uses }: Coupon, { field, to }: CouponChange) =>
  field === 'maxUses' && to !== 0 && uses !== null && to <= uses;

/** 0 as max uses would set no limit. @spec B §3 */
export function canStop(coupon: Coupon): Permission<'unreadable' | 'alreadyUsedUp' | 'neverUsed'> {
  if (!isWhole(coupon)) return refused('unreadable');
  if (isUsedUp(coupon)) return refused('alreadyUsedUp');
  return coupon.uses > 0 ? allowed : refused('neverUsed');
}

/** @spec B §5, §9 */
export type NumberNote = 'unlimited' | 'notWhole' | 'belowZero' | 'overHundred';

export function noteOf(field: NumberField, number: number, isPercentage: boolean): NumberNote | null {
  if (number < 0) return 'belowZero';
  if (!Number.isInteger(number)) return 'notWhole';
  if (field !== 'value') return number === 0 ? 'unlimited' : null;
  return isPercentage && number > 100 ? 'overHundred' : null;
}

export const nameOfCoupon = ({ code }: Pick<Coupon, 'code'>, { noCode }: { noCode: string }): string =>
  visibleText(code) || noCode;

export const filterTextsOf = ({ code }: Coupon): readonly string[] => [code];

/** A flag is on when its text is not empty. */
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

export const cellDraftKey = (couponId: number, field: CouponField) => `coupon.${couponId}.${field}`;

export const COUPON_DRAFT_KEY = 'coupon.create';

export type DraftedCoupon = Omit<CouponFields, NumberField> & Readonly<Record<NumberField, number | null>>;

const readNumber = (text: string, locale: string): number | null => {
  // Stryker disable next-line StringLiteral: only other kinds have a name that matters
  const parsed = parseNumber(text, locale, 'any', { min: Number.MIN_SAFE_INTEGER });
  return parsed.isValid ? parsed.value : null;
};

const TYPOGRAPHIC_HYPHENS = /[\u2010\u2011]/g;

export const hasTypographicHyphens = (code: string): boolean => code.search(TYPOGRAPHIC_HYPHENS) >= 0;

/** Nobody sees blanks at the ends, or another hyphen than '-', and nobody could redeem the code. A dash is seen, and stays. */
const codeToSend = (typed: string): string => typed.trim().replace(TYPOGRAPHIC_HYPHENS, '-');

export function draftCoupon(draft: CouponDraft, locale: string): DraftedCoupon {
  return {
    code: codeToSend(draft.code),
    value: readNumber(draft.value, locale),
    isPercentage: draft.isPercentage !== '',
    months: readNumber(draft.months, locale),
    maxUses: readNumber(draft.maxUses, locale),
    isForUsers: draft.isForUsers !== '',
    isForProjects: draft.isForProjects !== '',
  };
}

export function couponToSend(draft: CouponDraft, locale: string): CouponFields | null {
  const { value, months, maxUses, ...coupon } = draftCoupon(draft, locale);
  if (value === null || months === null || maxUses === null) return null;
  return { ...coupon, value, months, maxUses };
}
