import type { EnterpriseDeal, LtiInstitution } from '@timemap/admin-api';
import { parseNumber, writeNumber } from '../../text/number.ts';

/** In the order of the form. @spec B §3 */
export const dealFields = ['name', 'periodDays', 'softLimit', 'hardLimit', 'institutionId'] as const;
export type DealField = (typeof dealFields)[number];

const numberFields = ['periodDays', 'softLimit', 'hardLimit'] as const satisfies readonly DealField[];
type NumberField = (typeof numberFields)[number];

/** The form of a deal: texts as typed; the institution's id, or `NO_INSTITUTION`. */
export type DealForm = Readonly<Record<DealField, string>>;

/** The values of a deal that are sent. */
export interface DealValues {
  readonly name: string;
  readonly periodDays: number;
  readonly softLimit: number;
  readonly hardLimit: number;
  readonly institutionId: number | null;
}

export type DealChange = Partial<DealValues>;

export const NO_INSTITUTION = 'none';

/** The documents specify no defaults. */
export const newDeal: DealForm = {
  name: '',
  periodDays: '',
  softLimit: '',
  hardLimit: '',
  institutionId: NO_INSTITUTION,
};

export function formOf(deal: EnterpriseDeal, locale: string): DealForm {
  const textOf = (value: number | null) => (value === null ? '' : writeNumber(value, locale));
  const { name, periodDays, softLimit, hardLimit, institutionId } = deal;
  return {
    name,
    periodDays: textOf(periodDays),
    softLimit: textOf(softLimit),
    hardLimit: textOf(hardLimit),
    institutionId: institutionId === null ? NO_INSTITUTION : String(institutionId),
  };
}

/** @spec B §5 */
const readNumber = (text: string, locale: string) =>
  parseNumber(text, locale, 'any', { min: Number.MIN_SAFE_INTEGER });

function numbersOf(form: DealForm, locale: string): Readonly<Record<NumberField, number | null>> {
  const entries = numberFields.map((field) => {
    const parsed = readNumber(form[field], locale);
    return [field, parsed.isValid ? parsed.value : null] as const;
  });
  return Object.fromEntries(entries) as Record<NumberField, number | null>;
}

export function invalidFields(form: DealForm, locale: string): readonly DealField[] {
  const numbers = numbersOf(form, locale);
  return numberFields.filter((field) => numbers[field] === null);
}

const institutionOf = ({ institutionId }: DealForm) =>
  institutionId === NO_INSTITUTION ? null : Number(institutionId);

export function valuesOf(form: DealForm, locale: string): DealValues | null {
  const { periodDays, softLimit, hardLimit } = numbersOf(form, locale);
  if (periodDays === null || softLimit === null || hardLimit === null) return null;
  return { name: form.name.trim(), periodDays, softLimit, hardLimit, institutionId: institutionOf(form) };
}

/** The edited values, and as the person saw them before. */
export function changeBetween(known: DealForm, wanted: DealForm, locale: string) {
  // Blanks at the ends that the server has are nobody's edit.
  const name = wanted.name === known.name ? known.name : wanted.name.trim();
  const [seen, typed] = [known, { ...wanted, name }].map((form) => ({
    name: form.name,
    ...numbersOf(form, locale),
    institutionId: institutionOf(form),
  })) as [Pick<EnterpriseDeal, DealField>, Pick<EnterpriseDeal, DealField>];
  const edited = dealFields.filter((field) => typed[field] !== seen[field]);
  const pick = (values: typeof seen) => Object.fromEntries(edited.map((field) => [field, values[field]]));
  return { change: pick(typed) as DealChange, seen: pick(seen) as Partial<EnterpriseDeal> };
}

/** null if one of the values before was unreadable. */
export function inverseOf(before: EnterpriseDeal, change: DealChange): DealChange | null {
  const fields = dealFields.filter((field) => field in change);
  if (fields.some((field) => field !== 'institutionId' && before[field] === null)) return null;
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

export type DealWarning = 'hasNoName' | 'isNotWhole' | 'hasNoPeriod' | 'isNegative' | 'limitsCross';

export function warningsFor(form: DealForm, locale: string): Partial<Record<DealField, DealWarning>> {
  const numbers = numbersOf(form, locale);
  const { periodDays, softLimit, hardLimit } = numbers;
  const fractions = numberFields.filter(
    (field) => numbers[field] !== null && !Number.isInteger(numbers[field]),
  );
  const doLimitsCross = softLimit !== null && hardLimit !== null && softLimit > hardLimit;
  return {
    ...Object.fromEntries(fractions.map((field) => [field, 'isNotWhole'] as const)),
    ...(form.name.trim() === '' && { name: 'hasNoName' }),
    ...(periodDays !== null && periodDays < 1 && { periodDays: 'hasNoPeriod' }),
    ...(softLimit !== null && softLimit < 0 && { softLimit: 'isNegative' }),
    ...(doLimitsCross && { hardLimit: 'limitsCross' }),
    ...(hardLimit !== null && hardLimit < 0 && { hardLimit: 'isNegative' }),
  };
}

export function isSameForm(one: DealForm, other: DealForm): boolean {
  return dealFields.every((field) => one[field] === other[field]);
}

/** A server may write 0 for none, but an institution can have that id. */
export function chosenInstitution(
  institutionId: string,
  institutions: readonly LtiInstitution[] | null,
): string {
  const isZeroUnknown = institutionId === '0' && !institutions?.some(({ id }) => id === 0);
  return isZeroUnknown ? NO_INSTITUTION : institutionId;
}
