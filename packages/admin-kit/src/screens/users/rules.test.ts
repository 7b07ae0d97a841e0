import type { AdminUser } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { filterTextsOf, nameOfUser, shortUsername, stepToUndo } from './rules.ts';

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
  const date = new Date('2026-03-01T00:00:00Z');
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
