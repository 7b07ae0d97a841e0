import { describe, expect, it } from 'vitest';
import { decodeCurrentUser } from './current-user.ts';

describe('the current user', () => {
  it.each([
    [0, false, false],
    [1, true, false],
    [128, false, true],
    [129, true, true],
    ['129', true, true],
    [9, true, false],
    [null, false, false],
    [undefined, false, false],
    ['x', false, false],
    [2 ** 53, false, false],
  ])('with status %j: verified %s, global admin %s', (status, isVerified, isAdmin) => {
    expect(decodeCurrentUser({ user: { userid: 7, username: 'ann', status } })).toEqual({
      id: 7,
      username: 'ann',
      isVerified,
      isAdmin,
    });
  });

  it('needs nothing but the id', () => {
    expect(decodeCurrentUser({ error: '', user: { userid: '7' } })).toMatchObject({ id: 7, username: '' });
    for (const user of [null, {}, { userid: null }, { username: 'ann' }]) {
      expect(() => decodeCurrentUser({ user })).toThrow(TypeError);
    }
  });
});
