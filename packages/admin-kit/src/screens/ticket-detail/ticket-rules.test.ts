import type { Ticket } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { differingCreatorEmail } from './loaded-ticket.tsx';
import { greetedName } from './ticket-email.ts';
import { neighborsIn } from './ticket-queue.tsx';

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

  it('names no creator where the creator is gone', () => {
    expect(greetedName(ticket({ creator: null }))).toBeNull();
  });
});

describe('the place of a ticket in its queue', () => {
  it.each([
    [9, { place: 1, previousId: null, nextId: 7 }],
    [7, { place: 2, previousId: 9, nextId: 3 }],
    [3, { place: 3, previousId: 7, nextId: null }],
    [8, { place: null, previousId: null, nextId: 9 }],
  ])('of ticket %i', (ticketId, expected) => {
    expect(neighborsIn([9, 7, 3], ticketId)).toEqual(expected);
  });

  it('is nowhere in an empty one', () => {
    expect(neighborsIn([], 9)).toEqual({ place: null, previousId: null, nextId: null });
  });
});
