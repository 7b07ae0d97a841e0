import { describe, expect, it } from 'vitest';
import { decodeMapPins } from './map-pin.ts';

describe('a map pin', () => {
  it('has a title and a place', () => {
    expect(decodeMapPins({ mapdata: [{ title: 'Rome', x: '12.5', y: -41.9 }] })).toEqual([
      { name: 'Rome', x: 12.5, y: -41.9 },
    ]);
  });

  it.each([null, '', 'x', Number.NaN])('is not read when its place is %j, which could be anywhere', (x) => {
    expect(() => decodeMapPins([{ title: 'Rome', x, y: 1 }])).toThrow('Unexpected value at 0.x');
  });
});
