import { describe, expect, it } from 'vitest';
import { decodeLicense } from './license.ts';

const license = { id: 4, seats_registered: 12, seats_allowed: 10, status: 1 };

describe('a license', () => {
  it('has seats, which can exceed those allowed, in a data list', () => {
    expect(decodeLicense({ data: [license] })).toEqual({
      id: 4,
      seatsTaken: 12,
      seatsAllowed: 10,
      isEnabled: true,
    });
  });

  it.each([
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    [undefined, false],
    [1, true],
    [2, true],
    ['2', true],
    [-1, true],
    ['active', true],
    [true, true],
  ])('with status %j: enabled is %s', (status, isEnabled) => {
    expect(decodeLicense([{ ...license, status }])?.isEnabled).toBe(isEnabled);
  });

  it('has taken no seats where the server has no number', () => {
    expect(decodeLicense([{ id: '4', seats_registered: null, seats_allowed: '5' }])).toEqual({
      id: 4,
      seatsTaken: 0,
      seatsAllowed: 5,
      isEnabled: false,
    });
  });

  it('is the first of several', () => {
    expect(decodeLicense([license, { ...license, id: 5 }])?.id).toBe(4);
  });

  it('may be missing', () => {
    expect(decodeLicense({ data: [] })).toBeNull();
  });
});
