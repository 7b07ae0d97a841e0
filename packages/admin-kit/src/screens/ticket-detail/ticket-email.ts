import type { Ticket } from '@timemap/admin-api';
import { buildMailto, LONGEST_MAILTO } from '../../browser/mailto.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import type { ticketDetailMessages } from './messages.ts';

export interface EmailStart {
  readonly subject: string;
  readonly body: string;
}

export type EmailStartOf = (ticket: Ticket, name: string | null) => EmailStart;

/** null for an address that could add headers to the email: anyone can type it. */
export function mailtoOf(
  ticket: Ticket,
  start: EmailStartOf | undefined,
  words: typeof ticketDetailMessages.defaults,
): string | null {
  const to = [ticket.contactEmail];
  const name = greetedName(ticket);
  const { subject, body } = start?.(ticket, name) ?? {
    subject: words.emailSubject({ ticket: String(ticket.id) }),
    body: `${name === null ? words.greetingWithoutName : words.greeting({ name })}\n\n`,
  };
  for (const quote of quotes(ticket.message)) {
    const mailto = buildMailto({ to, subject, body: `${body}\n\n${words.youWrote}\n${quote}` });
    if (mailto.status === 'ready') return mailto.href;
  }
  const whole = buildMailto({ to, subject, body });
  const mailto = whole.status === 'tooLong' ? buildMailto({ to }) : whole;
  return mailto.status === 'ready' ? mailto.href : null;
}

/** A letter of some scripts takes nine characters of a link. */
const QUOTE_LENGTHS = [1200, 600, 300, 120];

/** The message as a quotation, ever shorter, because mail programs cut long links. None for a blank message. */
function* quotes(message: string): Generator<string> {
  const text = message
    .slice(0, 2 * LONGEST_MAILTO)
    .toWellFormed()
    .trim();
  if (text === '') return;
  for (const length of QUOTE_LENGTHS) {
    const { text: start, isCut } = cutGraphemes(text, length);
    yield `> ${start}${isCut ? '…' : ''}`.replace(/\r?\n/g, '\n> ');
  }
}

const MAX_NAME_LENGTH = 60;

/** null for a name that is missing, long or not visible text. */
export function greetedName({ creator }: Ticket): string | null {
  const name = creator?.displayName.trim() ?? '';
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{C}/u.test(name) ? null : name;
}
