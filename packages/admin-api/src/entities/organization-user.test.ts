import { describe, expect, it } from 'vitest';
import { decodeOrganizationUsers } from './organization-user.ts';

describe('a user of an organization', () => {
  it('is read from the entry with its admin flag', () => {
    const user = { userid: '3', username: 'ann', display_name: 'Ann', email: 'ann@example.org' };
    const expected = { id: 3, username: 'ann', displayName: 'Ann', email: 'ann@example.org' };
    expect(
      decodeOrganizationUsers({
        data: {
          data: [
            { user, is_admin: 1 },
            { user, is_admin: false },
          ],
        },
      }),
    ).toEqual([
      { ...expected, isAdmin: true },
      { ...expected, isAdmin: false },
    ]);
  });

  it('may lack the display name, as in document B', () => {
    const [user] = decodeOrganizationUsers({ data: [{ user: { userid: 3, username: 'ann' } }] });
    expect(user).toEqual({ id: 3, username: 'ann', displayName: '', email: '', isAdmin: false });
  });

  it.each([[{ is_admin: true }], [{ user: null }], [{ user: { userid: 'ann' } }]])(
    'is not read from %j (T23)',
    (row) => {
      expect(() => decodeOrganizationUsers([row])).toThrow(TypeError);
    },
  );
});
