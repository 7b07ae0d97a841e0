import { nullish, object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, type Schema, scalarDecoder } from '../decode.ts';
import { filledText, optionalText, strictFlag, text } from '../fields.ts';
import { hasSomeOf } from '../record.ts';

/** A user's answers to the demographic questions. @spec B §3 */
export interface DemographicResponses {
  affiliation: string;
  role: string;
  country: string;
  state: string;
}

/** How a user signs in through other services. @spec B §3 */
export interface SsoInfo {
  isGoogleConnected: boolean;
  googleUserId: string | null;
}

const answers = { affiliation: text, role: text, country: text, state: text };

export const demographicResponsesSchema: Schema<DemographicResponses> = pipe(
  hasSomeOf(answers),
  object(answers),
);

export const ssoInfoSchema: Schema<SsoInfo> = pipe(
  object({ google: object({ connected: nullish(strictFlag, false), google_user_id: optionalText }) }),
  transform(({ google }) => ({ isGoogleConnected: google.connected, googleUserId: google.google_user_id })),
);

/** @operation GET /global/users/questions/{id} */
export const decodeDemographicResponses: Decoder<DemographicResponses> = entityDecoder(
  ['questions', 'responses'],
  demographicResponsesSchema,
);

/** @operation GET /global/users/sso/{id} */
export const decodeSsoInfo: Decoder<SsoInfo> = entityDecoder('sso', ssoInfoSchema);

/** The address as sent. Check scheme and host before opening it. @operation GET /global/users/customerpage/{id} */
export const decodeCustomerPageUrl: Decoder<string> = scalarDecoder(['url', 'customerpage'], filledText);
