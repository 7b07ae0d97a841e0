import type { Ticket } from '@timemap/admin-api';
import { buildMailto } from '../../browser/mailto.ts';
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
  const whole = buildMailto({
    to,
    ...(start?.(ticket, name) ?? {
      subject: words.emailSubject({ ticket: String(ticket.id) }),
      body: `${name === null ? words.greetingWithoutName : words.greeting({ name })}\n\n`,
    }),
  });
  const mailto = whole.status === 'tooLong' ? buildMailto({ to }) : whole;
  return mailto.status === 'ready' ? mailto.href : null;
}

const MAX_NAME_LENGTH = 60;

/** null for a name that is missing, long or not visible text. */
export function greetedName({ creator }: Ticket): string | null {
  const name = creator?.displayName.trim() ?? '';
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{C}/u.test(name) ? null : name;
}
