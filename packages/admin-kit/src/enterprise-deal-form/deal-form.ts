import {
  type AdminClient,
  type EnterpriseDeal,
  type LtiInstitution,
  readLtiInstitutions,
} from '@timemap/admin-api';
import { query } from '../data/query.ts';
import { parseNumber } from '../text/integer.ts';

/** In the order of the form. @spec B §3 */
export const dealFields = ['name', 'periodDays', 'softLimit', 'hardLimit', 'institutionId'] as const;
export type DealField = (typeof dealFields)[number];

const numberFields = ['periodDays', 'softLimit', 'hardLimit'] as const satisfies readonly DealField[];

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

/** 0 is a possible id. */
export const NO_INSTITUTION = 'none';

/** The documents specify no defaults. */
export const newDeal: DealForm = {
  name: '',
  periodDays: '',
  softLimit: '',
  hardLimit: '',
  institutionId: NO_INSTITUTION,
};

export function formOf(deal: EnterpriseDeal): DealForm {
  const { name, periodDays, softLimit, hardLimit, institutionId } = deal;
  return {
    name,
    periodDays: textOf(periodDays),
    softLimit: textOf(softLimit),
    hardLimit: textOf(hardLimit),
    institutionId: institutionId === null ? NO_INSTITUTION : String(institutionId),
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** @spec B §5 */
const readNumber = (text: string) => parseNumber(text, 'any', { min: Number.MIN_SAFE_INTEGER });

export function invalidFields(form: DealForm): readonly DealField[] {
  return numberFields.filter((field) => !readNumber(form[field]).isValid);
}

export function valuesOf(form: DealForm): DealValues | null {
  const [periodDays, softLimit, hardLimit] = numberFields.map((field) => {
    const parsed = readNumber(form[field]);
    return parsed.isValid ? parsed.value : null;
  });
  if (periodDays == null || softLimit == null || hardLimit == null) return null;
  const { name, institutionId } = form;
  return {
    name,
    periodDays,
    softLimit,
    hardLimit,
    institutionId: institutionId === NO_INSTITUTION ? null : Number(institutionId),
  };
}

export type DealWarning = 'hasNoName' | 'isNotWhole' | 'hasNoPeriod' | 'isNegative' | 'limitsCross';

export function warningsFor(form: DealForm): Partial<Record<DealField, DealWarning>> {
  const values = valuesOf(form);
  const fractions = numberFields.filter((field) => values !== null && !Number.isInteger(values[field]));
  return {
    ...Object.fromEntries(fractions.map((field) => [field, 'isNotWhole'] as const)),
    ...(form.name.trim() === '' && { name: 'hasNoName' }),
    ...(values && values.periodDays < 1 && { periodDays: 'hasNoPeriod' }),
    ...(values && values.softLimit < 0 && { softLimit: 'isNegative' }),
    ...(values && values.softLimit > values.hardLimit && { hardLimit: 'limitsCross' }),
    ...(values && values.hardLimit < 0 && { hardLimit: 'isNegative' }),
  };
}

export function conflictsBetween(known: DealForm, wanted: DealForm, theirs: DealForm): readonly DealField[] {
  return dealFields.filter((field) => theirs[field] !== known[field] && theirs[field] !== wanted[field]);
}

/** null if someone changed one of these fields since. */
export function valuesToUndo(before: DealForm, after: DealForm, now: DealForm): DealValues | null {
  const changed = dealFields.filter((field) => before[field] !== after[field]);
  if (changed.some((field) => now[field] !== after[field])) return null;
  return valuesOf({ ...now, ...Object.fromEntries(changed.map((field) => [field, before[field]])) });
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

export const institutionsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/lti', {}, readLtiInstitutions);
