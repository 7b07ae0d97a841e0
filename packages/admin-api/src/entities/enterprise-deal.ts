import { object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema, scalarDecoder } from '../decode.ts';
import { integer, optionalDecimal, optionalInteger, text } from '../fields.ts';
import { parseServerTime } from '../utc-date.ts';

/** An agreement with an institution. @spec B §3 */
export interface EnterpriseDeal {
  id: number;
  name: string;
  /** As the server wrote it, because an update sends the whole deal back. */
  created: string;
  createdAt: number | null;
  periodDays: number | null;
  softLimit: number | null;
  hardLimit: number | null;
  /** The LTI institution; `null` is 'NO ASSOCIATED LTI INSTITUTION'. */
  institutionId: number | null;
}

export const enterpriseDealSchema: Schema<EnterpriseDeal> = pipe(
  object({
    id: integer,
    name: text,
    created: text,
    period: optionalDecimal,
    softLimit: optionalDecimal,
    hardLimit: optionalDecimal,
    institutionId: optionalInteger,
  }),
  transform(({ period, ...deal }) => ({
    ...deal,
    createdAt: parseServerTime(deal.created)?.getTime() ?? null,
    periodDays: period,
  })),
);

const NAMES = ['enterpriseDeal', 'deal'];

/** @operation GET /enterprise */
export const decodeEnterpriseDeals: Decoder<EnterpriseDeal[]> = listDecoder(
  'enterpriseDeals',
  enterpriseDealSchema,
);

/** @operation GET /enterprise/{id} */
export const decodeEnterpriseDeal: Decoder<EnterpriseDeal> = entityDecoder(NAMES, enterpriseDealSchema);

/** The rolling total active user count; `null` when unknown. @operation GET /enterprise/{id}/rtau */
export const decodeActiveUserCount: Decoder<number | null> = scalarDecoder(
  ['count', 'rtau'],
  optionalInteger,
);
