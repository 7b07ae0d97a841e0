import { expect, it } from 'vitest';
import { coverage } from './coverage.ts';

const whitelist = ['@school.example', '.school.example', ' Guest@Mail.example ', 'school.example', '@', '.'];

it.each([
  ['ada@school.example', ['@school.example']],
  ['ada@SCHOOL.example', ['@school.example']],
  ['ada@arts.school.example', ['.school.example']],
  ['ada@a.b.school.example', ['.school.example']],
  ['ada@notschool.example', []],
  ['guest@mail.example', [' Guest@Mail.example ']],
  ['"a@b"@school.example', ['@school.example']],
  ['@school.example', []],
  ['school.example', []],
  ['', []],
])('%s is covered by %j', (email, entries) => {
  expect(coverage(whitelist)(email)).toEqual(entries);
});
