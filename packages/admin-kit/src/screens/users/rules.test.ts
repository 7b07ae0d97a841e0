import { describe, expect, it } from 'vitest';
import { nameOfUser, shortUsername } from './rules.ts';

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
  ])('%s', (_, user, expected) => {
    expect(nameOfUser(user)).toBe(expected);
  });
});
