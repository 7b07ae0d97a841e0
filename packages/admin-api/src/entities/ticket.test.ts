import { describe, expect, it } from 'vitest';
import { decodeTicket, decodeTickets, ticketStatus } from './ticket.ts';

const creator = { userid: 7, username: 'ann', display_name: 'Ann', email: 'ann@example.org' };
const complete = {
  id: '5',
  message: 'It hangs',
  state: '{"page":1}',
  creator,
  contact_email: 'ann@work.example',
  created: '2026-03-01 09:30:00',
  status: '1',
};

describe('a ticket', () => {
  it('has all fields of the specification', () => {
    const expected = {
      id: 5,
      message: 'It hangs',
      state: '{"page":1}',
      creator: { id: 7, username: 'ann', displayName: 'Ann', email: 'ann@example.org' },
      contactEmail: 'ann@work.example',
      createdAt: Date.parse('2026-03-01T09:30:00Z'),
      status: ticketStatus.inProgress,
    };
    expect(decodeTicket({ ticket: complete })).toEqual(expected);
    expect(decodeTickets({ tickets: [complete] })).toEqual([expected]);
  });

  it('has one of three states, or an unknown one (B §4)', () => {
    expect(ticketStatus).toEqual({ unresolved: 0, inProgress: 1, resolved: 2 });
    expect([2, 7, null, 'x'].map((status) => decodeTicket({ ...complete, status }).status)).toEqual([
      2,
      7,
      null,
      null,
    ]);
  });

  it.each([
    ['{"a":', '{"a":'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [{ a: 1 }, '{\n  "a": 1\n}'],
    [5, '5'],
  ])('with the state %j keeps it as the text %j', (state, text) => {
    expect(decodeTicket({ ...complete, state }).state).toBe(text);
  });

  it('keeps a state of a hundred thousand levels, which JSON.stringify gives up on', () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(decodeTicket({ ...complete, state: JSON.parse(text) })).toMatchObject({ id: 5, state: text });
  });

  it.each([null, undefined, 5, {}, { userid: 'x' }])('is read when its creator is %j', (gone) => {
    expect(decodeTicket({ ...complete, creator: gone }).creator).toBeNull();
  });
});
