import { describe, expect, it } from 'vitest';
import { decodeProjectMembers } from './project-member.ts';

describe('a member of a project', () => {
  it("is read from document A's shape", () => {
    const row = { userid: 3, username: 'ann', display_name: 'Ann', email: 'ann@example.org', userGroupID: 2 };
    expect(decodeProjectMembers({ users: [row] })).toEqual([
      { id: 3, username: 'ann', displayName: 'Ann', email: 'ann@example.org', isPremium: null, roleId: 2 },
    ]);
  });

  it("is read from document B's shape", () => {
    const row = { userid: '3', uiName: 'Ann', email: 'ann@example.org', premium: 1, userGroupID: '0' };
    expect(decodeProjectMembers({ users: [row] })).toEqual([
      { id: 3, username: '', displayName: 'Ann', email: 'ann@example.org', isPremium: true, roleId: 0 },
    ]);
  });

  it.each([
    [{ display_name: 'Ann', uiName: 'A.', username: 'ann' }, 'Ann'],
    [{ display_name: null, uiName: 'A.' }, 'A.'],
    [{ display_name: ' ', username: 'ann' }, 'ann'],
    [{ email: 'ann@example.org' }, 'ann@example.org'],
    [{}, ''],
  ])('with %j is shown as %j', (row, displayName) => {
    expect(decodeProjectMembers([{ userid: 1, ...row }])[0]?.displayName).toBe(displayName);
  });

  it('keeps role 0, which is a real one, apart from no role (T23)', () => {
    const roleIds = [0, '0', null, undefined, 'x'].map(
      (userGroupID) => decodeProjectMembers([{ userid: 1, userGroupID }])[0]?.roleId,
    );
    expect(roleIds).toEqual([0, 0, null, null, null]);
  });
});
