import type { Ticket } from '@timemap/admin-api';
import { buildMailto, type Mailto } from '../../browser/mailto.ts';
import type { ticketDetailMessages } from './messages.ts';

/** `{ticket}` stands for the ticket's number, `{name}` for the creator's name, and for nothing if there is none. */
export interface EmailTemplate {
  readonly subject: string;
  readonly body: string;
}

/** The address matters more than the start of the email, and the subject more than the text. */
export function mailtoOf(
  ticket: Ticket,
  words: typeof ticketDetailMessages.defaults,
  template?: EmailTemplate,
): Mailto {
  const number = String(ticket.id);
  const name = greetedName(ticket);
  const to = [ticket.contactEmail];
  const start = template
    ? { subject: filled(template.subject, number, name), body: filled(template.body, number, name) }
    : {
        subject: words.emailSubject({ ticket: number }),
        body: `${name === null ? words.greetingWithoutName : words.greeting({ name })}\n\n`,
      };
  const whole = buildMailto({ to, ...start });
  if (whole.status !== 'tooLong') return whole;
  const withSubject = buildMailto({ to, subject: start.subject });
  return withSubject.status === 'tooLong' ? buildMailto({ to }) : withSubject;
}

function filled(text: string, number: string, name: string | null): string {
  // In one pass, so that a name of '{ticket}' stays one. Without a name, 'Hello {name},' is 'Hello,'.
  return text.replace(/\{ticket\}|[ \u00A0]?\{name\}/g, (found) => {
    if (found === '{ticket}') return number;
    return name === null ? '' : found.replace('{name}', () => name);
  });
}

const MAX_NAME_LENGTH = 60;

/** null for a name that is missing, long or not visible text. */
export function greetedName({ creator }: Ticket): string | null {
  const name = creator?.displayName.trim() ?? '';
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{C}/u.test(name) ? null : name;
}
