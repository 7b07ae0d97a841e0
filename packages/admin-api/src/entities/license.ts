import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { count, integer, optionalText } from '../fields.ts';

/** The seat-limited license of a root organization. @spec A §3 */
export interface License {
  id: number;
  /** Seats in use; can exceed `seatsAllowed`. */
  seatsTaken: number;
  seatsAllowed: number;
  isEnabled: boolean;
}

// Any other value, including unknown numbers, means enabled.
const DISABLED = new Set<string | null>([null, '0', 'false']);

export const licenseSchema: Schema<License> = pipe(
  object({ id: integer, seats_registered: count, seats_allowed: count, status: optionalText }),
  transform(({ id, seats_registered, seats_allowed, status }) => ({
    id,
    seatsTaken: seats_registered,
    seatsAllowed: seats_allowed,
    isEnabled: !DISABLED.has(status),
  })),
);

const decodeLicenses = listDecoder('licenses', licenseSchema);

/** The answer is a list, and its first license counts. null: there is none. @operation GET /licenses/{orgId} @spec A §3 */
export const decodeLicense: Decoder<License | null> = (answer) => decodeLicenses(answer)[0] ?? null;
