import type { Ticket } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { greetedName, mailtoOf } from './email-start.ts';
import { differingCreatorEmail } from './loaded-ticket.tsx';
import { ticketDetailMessages } from './messages.ts';
import { neighboursIn } from './ticket-queue.tsx';

const creator = { id: 7, username: 'ann', displayName: 'Ann', email: 'ann@example.org' };
const ticket = (part: Partial<Ticket>): Ticket => ({
  ...{ id: 5, message: '', state: '', contactEmail: '', createdAt: null, status: 0, creator },
  ...part,
});

describe("the creator's email beside the contact email (B §2)", () => {
  it.each([
    ['another', ticket({ contactEmail: 'ann@work.example' }), 'ann@example.org'],
    ['the same', ticket({ contactEmail: 'ann@example.org' }), null],
    ['the same in other letters', ticket({ contactEmail: ' Ann@Example.org' }), null],
    ['no contact email', ticket({}), 'ann@example.org'],
    ['a creator without one', ticket({ creator: { ...creator, email: ' ' } }), null],
    ['a creator who is gone', ticket({ creator: null }), null],
  ])('%s', (_, one, shown) => {
    expect(differingCreatorEmail(one)).toBe(shown);
  });
});

describe('the greeting of an email to the author', () => {
  it.each([
    ['Ann Lee', 'Ann Lee'],
    [' Ann ', 'Ann'],
    ['', null],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
    ['Ann\u202Eeel', null],
    ['Ann\nBcc: all@mail.example', null],
  ])('for %j names %j', (displayName, name) => {
    expect(greetedName(ticket({ creator: { ...creator, displayName } }))).toBe(name);
  });

  it('names nobody where the creator is gone', () => {
    expect(greetedName(ticket({ creator: null }))).toBeNull();
  });
});

describe('what an email starts with', () => {
  const template = { subject: 'Re {ticket}', body: 'Dear {name},\nabout {ticket}' };
  const start = (one: Ticket, given = template) => {
    const mailto = mailtoOf(one, ticketDetailMessages.defaults, given);
    const { searchParams } = new URL(mailto.status === 'ready' ? mailto.href : 'mailto:');
    return [searchParams.get('subject'), searchParams.get('body')];
  };
  const written = ticket({ contactEmail: 'ann@example.org' });

  it('has the number of the ticket and the name of its creator', () => {
    expect(start(written)).toEqual(['Re 5', 'Dear Ann,\r\nabout 5']);
  });

  it('leaves no gap where nobody can be named', () => {
    expect(start({ ...written, creator: null })).toEqual(['Re 5', 'Dear,\r\nabout 5']);
  });

  it.each(['{ticket}', '$&', "$'", '&bcc=all@mail.example'])('takes the name %s as it is', (displayName) => {
    const one = { ...written, creator: { ...creator, displayName } };
    expect(start(one)).toEqual(['Re 5', `Dear ${displayName},\r\nabout 5`]);
  });

  it('keeps the subject where the text is too long for a link, and the address in any case', () => {
    expect(start(written, { ...template, body: 'x'.repeat(2000) })).toEqual(['Re 5', null]);
    expect(start(written, { subject: 'x'.repeat(2000), body: '' })).toEqual([null, null]);
  });
});

describe('the place of a ticket in its queue', () => {
  it.each([
    [9, { place: 1, previousId: null, nextId: 7 }],
    [7, { place: 2, previousId: 9, nextId: 3 }],
    [3, { place: 3, previousId: 7, nextId: null }],
    [8, { place: null, previousId: null, nextId: 9 }],
  ])('of ticket %i', (ticketId, expected) => {
    expect(neighboursIn([9, 7, 3], ticketId)).toEqual(expected);
  });

  it('is nowhere in an empty one', () => {
    expect(neighboursIn([], 9)).toEqual({ place: null, previousId: null, nextId: null });
  });
});
