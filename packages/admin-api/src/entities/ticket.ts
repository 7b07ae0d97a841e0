import { fallback, object, pipe, transform, unknown } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema } from '../decode.ts';
import { writeDeepJson } from '../deep-json.ts';
import { integer, optionalInteger, text, time } from '../fields.ts';

/** @spec B §4 */
export const ticketStatus = { unresolved: 0, inProgress: 1, resolved: 2 } as const;

/** @spec B §3 */
export interface TicketCreator {
  id: number;
  username: string;
  displayName: string;
  email: string;
}

/** A support ticket. @spec B §3 */
export interface Ticket {
  id: number;
  message: string;
  /** JSON of the app's state as the user's browser sent it. It may be broken, huge or hostile. */
  state: string;
  /** `null` if the user no longer exists or cannot be read. */
  creator: TicketCreator | null;
  /** As the author of the ticket typed it. Not checked to be an address. */
  contactEmail: string;
  createdAt: number | null;
  /** One of `ticketStatus`, or an unknown number; `null` if there is none. */
  status: number | null;
}

const creatorSchema: Schema<TicketCreator> = pipe(
  object({ userid: integer, username: text, display_name: text, email: text }),
  transform(({ userid, username, display_name, email }) => ({
    id: userid,
    username,
    displayName: display_name,
    email,
  })),
);

function toStateText(state: unknown): string {
  if (typeof state === 'string') return state;
  if (state === null || state === undefined) return '';
  try {
    return JSON.stringify(state, null, 2);
  } catch {
    return writeDeepJson(state);
  }
}

export const ticketSchema: Schema<Ticket> = pipe(
  object({
    id: integer,
    message: text,
    state: fallback(pipe(unknown(), transform(toStateText)), ''),
    creator: fallback<Schema<TicketCreator | null>, null>(creatorSchema, null),
    contact_email: text,
    created: time,
    status: optionalInteger,
  }),
  transform(({ contact_email, created, ...ticket }) => ({
    ...ticket,
    contactEmail: contact_email,
    createdAt: created,
  })),
);

/** @operation GET /support/, GET /support/unresolved, GET /support/resolved, GET /global/users/tickets/{id} */
export const decodeTickets: Decoder<Ticket[]> = listDecoder('tickets', ticketSchema);

/** @operation GET /support/{id} */
export const decodeTicket: Decoder<Ticket> = entityDecoder('ticket', ticketSchema);
