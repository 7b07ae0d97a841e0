import { describe, expect, it } from 'vitest';
import { decodeRoles, isBuiltInRole } from './role.ts';

describe('a role', () => {
  it('has a name and a mask of any size', () => {
    const groups = [
      { id: '0', name: 'Admin', permissions: '2047' },
      { id: 2, name: 'Guest', permissions: 2 ** 40 + 129 },
      { id: 3, name: 'None', permissions: null },
      { id: 4, name: 'Missing' },
    ];
    expect(decodeRoles({ groups })).toEqual([
      { id: 0, name: 'Admin', permissions: 2047 },
      { id: 2, name: 'Guest', permissions: 2 ** 40 + 129 },
      { id: 3, name: 'None', permissions: 0 },
      { id: 4, name: 'Missing', permissions: 0 },
    ]);
  });

  it.each(['x', 1.5, 2 ** 53, {}, true])(
    'is not read when its mask is %j, which a later save would destroy (T19)',
    (permissions) => {
      expect(() => decodeRoles([{ id: 2, name: 'x', permissions }])).toThrow(
        'Unexpected value at 0.permissions',
      );
    },
  );

  it.each([
    [0, true],
    [1, true],
    [-1, true],
    [Number.NaN, true],
    [2, false],
    [300, false],
  ])('with id %d is built in: %s (T23)', (id, isBuiltIn) => {
    expect(isBuiltInRole(id)).toBe(isBuiltIn);
  });
});
