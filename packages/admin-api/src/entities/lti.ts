import { object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema } from '../decode.ts';
import { count, filledText, flag, integer, optionalText, text, time } from '../fields.ts';

/** The LTI integration of a root organization. @spec B §3 */
export interface LtiData {
  /** The id of the institution, not of the organization. Code batches are read by it. */
  id: number;
  name: string;
  paywallCodeMessage: string | null;
  isSoldBySemester: boolean;
  ltiInstanceGuid: string | null;
  consumerKey: string;
  /** A secret: shown only on request, never logged. */
  sharedSecret: string;
  isEnabled: boolean;
}

/** A choice for the institution of a deal. @spec B §3 */
export interface LtiInstitution {
  id: number;
  name: string;
}

/** A batch of paywall codes. @spec B §3 */
export interface CodeBatch {
  id: number;
  name: string;
  codeCount: number;
  usedCount: number;
  createdAt: number | null;
}

export const ltiDataSchema: Schema<LtiData> = pipe(
  object({
    id: integer,
    name: text,
    paywallCodeMessage: optionalText,
    sellBySemester: flag,
    ltiInstanceGuid: optionalText,
    consumerKey: text,
    sharedSecret: text,
    enabled: flag,
  }),
  transform(({ sellBySemester, enabled, ...data }) => ({
    ...data,
    isSoldBySemester: sellBySemester,
    isEnabled: enabled,
  })),
);

export const ltiInstitutionSchema: Schema<LtiInstitution> = object({ id: integer, name: text });

export const codeBatchSchema: Schema<CodeBatch> = pipe(
  object({ id: integer, name: text, count, used: count, created_at: time }),
  transform(({ id, name, count: codeCount, used, created_at }) => ({
    id,
    name,
    codeCount,
    usedCount: used,
    createdAt: created_at,
  })),
);

/** @operation GET /organizations/{id}/lti */
export const decodeLtiData: Decoder<LtiData> = entityDecoder('lti', ltiDataSchema);

/** @operation GET /organizations/lti */
export const decodeLtiInstitutions: Decoder<LtiInstitution[]> = listDecoder(
  'institutions',
  ltiInstitutionSchema,
  'whole',
);

/** @operation GET /admin/lti/paywall/code-batches/{institutionid} */
export const decodeCodeBatches: Decoder<CodeBatch[]> = listDecoder('batches', codeBatchSchema);

/** @operation GET /admin/lti/paywall/code-batches/codes/{batchid}, POST /admin/lti/paywall/generate-code-batch */
export const decodeCodes: Decoder<string[]> = listDecoder('codes', filledText, 'whole');
