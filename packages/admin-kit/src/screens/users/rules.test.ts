import { type AdminUser, parseServerTime } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import {
  filterTextsOf,
  isTrialEnding,
  nameOfUser,
  shortUsername,
  stepToUndo,
  trialState,
  type UserFacet,
  userFacets,
} from './rules.ts';

describe('usernames in the table (B §2)', () => {
  it.each([
    ['an ordinary name', 'maria', 'maria', false],
    ['a long ordinary name', 'maria.constanza.de.los.santos', 'maria.constanza.de.los.santos', false],
    ['a short name with @', '@maria', '@maria', false],
    ['a long name with @', '@lti:9f8e7d6c5b4a39281706@canvas', '@lti:9f8e7d6c5b4', true],
    ['never half an emoji', `@${'👩‍🚀'.repeat(20)}`, `@${'👩‍🚀'.repeat(15)}`, true],
    ['@ elsewhere', 'maria@example.org-and-so-on', 'maria@example.org-and-so-on', false],
  ])('%s', (_, username, text, isCut) => {
    expect(shortUsername(username)).toEqual({ text, isCut });
  });
});

describe('what a user is called', () => {
  it.each([
    ['by username', { id: 5, username: 'maria', email: 'm@a.example' }, 'maria'],
    ['by email without one', { id: 5, username: '', email: 'm@a.example' }, 'm@a.example'],
    ['by id without either', { id: 5, username: '', email: '' }, '5'],
    ['with what hides in the name', { id: 5, username: 'a\u202Eb', email: '' }, 'a‹U+202E›b'],
  ])('%s', (_, user, expected) => {
    expect(nameOfUser(user)).toBe(expected);
  });
});

it('finds a user by username, display name, email and id', () => {
  const user = { id: 5, username: 'maria', displayName: 'Maria C', email: 'm@a.example' } as AdminUser;
  expect(filterTextsOf(user)).toEqual(['maria', 'Maria C', 'm@a.example', '5']);
});

describe('the step that undoes a step of a trial', () => {
  const date = Date.parse('2026-03-01T00:00:00Z');
  it.each([
    [null, 'restart', 'reset'],
    [null, 'expire', 'reset'],
    [null, 'reset', null],
    [date, 'restart', null],
    [date, 'expire', null],
    [date, 'reset', null],
  ] as const)('of a trial that ends %s, %s is undone by %s', (trialExpiresAt, step, inverse) => {
    expect(stepToUndo({ trialExpiresAt }, step)).toBe(inverse);
  });
});

const now = Date.UTC(2026, 2, 8, 2, 30);

describe('the state of a trial', () => {
  it.each([
    ['none started', null, 'notStarted', false],
    ['a minute to go', '2026-03-08T02:31:00', 'running', true],
    ['seven days to go', '2026-03-15T02:30:00', 'running', true],
    ['a minute more', '2026-03-15T02:31:00', 'running', false],
    ['this very moment', '2026-03-08T02:30:00', 'over', false],
    ['an hour of summer time makes no difference', '2026-03-08T02:29:00', 'over', false],
    ['another zone', '2026-03-08T04:31:00+02:00', 'running', true],
    ['what cannot be read', 'soon', 'notStarted', false],
  ])('%s', (_, sent, expected, isEnding) => {
    const expiresAt = parseServerTime(sent)?.getTime() ?? null;
    expect(trialState(expiresAt, now)).toBe(expected);
    expect(isTrialEnding(expiresAt, now)).toBe(isEnding);
  });
});

describe('the facets of the list (B §3)', () => {
  const plain = {
    isVerified: true,
    isSubscribed: false,
    isGrandfathered: false,
    hasEduEligibilityOverride: false,
    skipsLtiPayments: false,
    isGlobalAdmin: false,
    trialExpiresAt: null,
  } as AdminUser;
  const facetsOf = (user: AdminUser) =>
    userFacets.filter(({ where }) => where(user)).map(({ value }) => value);
  const inDays = (days: number) => Date.now() + days * 86_400_000;

  it.each<[Partial<AdminUser>, readonly UserFacet[]]>([
    [{}, []],
    [{ isVerified: false }, ['unverified']],
    [{ isSubscribed: true }, ['subscribed']],
    [{ isGrandfathered: true }, ['grandfathered']],
    [{ hasEduEligibilityOverride: true }, ['eduOverride']],
    [{ skipsLtiPayments: true }, ['skipsLtiPayments']],
    [{ isGlobalAdmin: true }, ['globalAdmin']],
    [{ trialExpiresAt: inDays(1) }, ['trialRunning', 'trialEnding']],
    [{ trialExpiresAt: inDays(30) }, ['trialRunning']],
    [{ trialExpiresAt: inDays(-1) }, ['trialOver']],
  ])('of a user with %j are %j', (fields, facets) => {
    expect(facetsOf({ ...plain, ...fields })).toEqual(facets);
  });
});
