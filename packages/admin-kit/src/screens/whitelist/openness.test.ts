import { expect, it } from 'vitest';
import { opennessOf } from './openness.ts';

it.each([
  ['gmail.com', 'mail'],
  ['@GMX.de', 'mail'],
  ['https://mail.ru/', 'mail'],
  ['co.uk', 'suffix'],
  ['.ac.uk', 'suffix'],
  ['*.edu.pl', 'suffix'],
  ['edu', 'suffix'],
  ['k12.ma.us', 'suffix'],
  ['公司.cn', 'suffix'],
  ['ox.ac.uk', undefined],
  ['harvard.edu', undefined],
  ['museum.example', undefined],
  ['zoe@gmail.com', undefined],
  ['localhost', undefined],
  ['', undefined],
])('tells who has an address at %j', (typed, kind) => {
  expect(opennessOf(typed)?.kind).toBe(kind);
});

it('knows the domains of the host', () => {
  expect(opennessOf('mail.example', ['Mail.Example'])).toEqual({ domain: 'mail.example', kind: 'mail' });
});
