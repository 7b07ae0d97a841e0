import { check, pipe } from 'valibot';
import { filledText } from '../fields.ts';
import { type Reader, readScalar } from '../read.ts';
import { usableSessionId } from '../session-id.ts';

/** The session id of a successful sign-in. @operation POST /login, POST /global/users/loginas */
export const readSessionId: Reader<string> = readScalar(
  'sid',
  pipe(
    filledText,
    check((sessionId) => usableSessionId(sessionId) !== null),
  ),
);
