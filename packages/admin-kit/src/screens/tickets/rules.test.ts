import type { Ticket } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  shortMessage,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
  ticketsTable,
  whereAppState,
} from './rules.ts';
import { toneOfStatus } from './status-tone.ts';

const ticket: Ticket = {
  id: 5,
  message: 'It hangs',
  state: '{"route":"/app/Connect/1","a.b":1}',
  creator: { id: 7, username: 'ann', displayName: 'Ann', email: 'ann@example.org' },
  contactEmail: 'ann@work.example',
  createdAt: null,
  status: 0,
};

describe('the state filter (B §5)', () => {
  it.each([
    ['app/connect', true],
    ['  "A.B":1 ', true],
    ['a.c', false],
    ['axb', false],
    ['hangs', false],
    ['/1","a.b', true],
    ['(app|x)', false],
    ['{"route', true],
  ])('%j in the state: %s', (text, isShown) => {
    expect(whereAppState(text)?.(ticket)).toBe(isShown);
  });

  it('that is blank leaves all', () => {
    expect(whereAppState(' ')).toBeUndefined();
  });
});

describe('the status that is kept', () => {
  const tickets = [0, 1, 2, 7, null, 2].map((status, id) => ({ ...ticket, id, status }));

  it.each([
    ['unresolved', [0]],
    ['inProgress', [1]],
    ['resolved', [2, 5]],
    ['unknown', [3, 4]],
    ['', [0, 1, 2, 3, 4, 5]],
    ['nonsense', [0, 1, 2, 3, 4, 5]],
  ])('%j leaves %j', (only, ids) => {
    const facet = chosenFacetOf({ ...ticketsTable, choices: { only } });
    const condition = ticketCondition('', facet) ?? (() => true);
    expect(tickets.filter(condition).map(({ id }) => id)).toEqual(ids);
  });

  it('is joined with the text of the state', () => {
    expect(ticketCondition('app/connect', 'resolved')?.(ticket)).toBe(false);
    expect(ticketCondition('nothing', 'unresolved')?.(ticket)).toBe(false);
    expect(ticketCondition('app/connect', 'unresolved')?.(ticket)).toBe(true);
  });
});

describe('a ticket in the list', () => {
  it('is found by message, contact email, creator username and email (B §5)', () => {
    expect(filterTextsOf(ticket)).toEqual(['It hangs', 'ann@work.example', 'ann', 'ann@example.org']);
    expect(filterTextsOf({ ...ticket, creator: null })).toEqual(['It hangs', 'ann@work.example', '', '']);
  });

  it.each([
    ['200 characters', 'x'.repeat(200), 'x'.repeat(200), false],
    ['201 characters', 'x'.repeat(201), 'x'.repeat(200), true],
    ['201 emoji', '👩‍🚀'.repeat(201), '👩‍🚀'.repeat(200), true],
    ['letters with accents of their own', 'e\u0301'.repeat(201), 'e\u0301'.repeat(200), true],
  ])('shows 200 characters of a message of %s', (_, message, text, isCut) => {
    expect(shortMessage(message)).toEqual({ text, isCut });
  });

  it.each([
    [0, 'danger'],
    [1, 'warning'],
    [2, 'success'],
    [7, 'neutral'],
    [null, 'neutral'],
  ])('with the status %s is %s (B §2)', (status, tone) => {
    expect(toneOfStatus(status)).toBe(tone);
  });
});

describe('the list that is asked for', () => {
  it.each([
    ['unresolved', 'unresolved'],
    ['resolved', 'resolved'],
    ['all', 'all'],
    ['nonsense', 'all'],
  ])('for the status %s is %s', (status, asked) => {
    expect(ticketListOf({ ...ticketsTable, choices: { status } })).toBe(asked);
  });
});

describe('how the list starts (B §2)', () => {
  it('is with all tickets, the newest id first, 20 a page', () => {
    expect(ticketsTable).toMatchObject({
      filter: '',
      sort: { columnId: 'id', direction: 'descending' },
      page: 1,
      pageSize: 20,
      columns: null,
      choices: { status: 'all', state: '', only: '' },
    });
    expect(ticketListOf(ticketsTable)).toBe('all');
    expect(appStateFilterOf(ticketsTable)).toBe('');
  });

  it('can be with a text of the state, or with no choice at all', () => {
    expect(appStateFilterOf({ ...ticketsTable, choices: { state: 'maps' } })).toBe('maps');
    const { choices: _, ...without } = ticketsTable;
    expect(appStateFilterOf(without)).toBe('');
    expect(ticketListOf(without)).toBe('all');
    expect(chosenFacetOf(without)).toBeNull();
  });
});

it('sorts each column by what it shows', () => {
  const createdAt = 0;
  const sorted = Object.entries(ticketSortValues).map(([column, of]) => [
    column,
    of({ ...ticket, createdAt }),
  ]);
  expect(Object.fromEntries(sorted)).toEqual({
    id: 5,
    status: 0,
    message: 'It hangs',
    contactEmail: 'ann@work.example',
    creator: 'ann',
    created: createdAt,
  });
  expect(ticketSortValues.creator({ ...ticket, creator: null })).toBeNull();
});
