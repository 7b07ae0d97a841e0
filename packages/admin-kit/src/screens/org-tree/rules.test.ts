import { describe, expect, it } from 'vitest';
import { seesAllOrganizations } from './rules.ts';

describe('who sees all organizations (A §6)', () => {
  it.each([
    ['a global admin', true, true],
    ['anyone else', false, false],
  ])('%s: %s', (_, isAdmin, expected) => {
    expect(seesAllOrganizations({ user: { id: 1, username: 'ada', isAdmin, isVerified: true } })).toBe(
      expected,
    );
  });
});
