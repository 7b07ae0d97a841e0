import { check, pipe } from 'valibot';
import { type Decoder, scalarDecoder } from '../decode.ts';
import { filledText } from '../fields.ts';
import { usableSessionId } from '../session-id.ts';

/** The session id of a successful sign-in. @operation POST /login, POST /global/users/loginas */
export const decodeSessionId: Decoder<string> = scalarDecoder(
  'sid',
  pipe(
    filledText,
    check((sessionId) => usableSessionId(sessionId) !== null),
  ),
);
