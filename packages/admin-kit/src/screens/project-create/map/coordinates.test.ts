import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampLatitude,
  digitsAtZoom,
  isSamePlace,
  isSameView,
  nearestCopy,
  roundTo,
  wrapLongitude,
} from './coordinates.ts';

describe('a place in the world (T29)', () => {
  it.each([
    [180, 180],
    [-180, -180],
    [181, -179],
    [-190.1, 169.9],
    [540, -180],
    [725.5, 5.5],
  ])('has longitude %d at %d', (degrees, expected) => {
    expect(wrapLongitude(degrees)).toBe(expected);
  });

  it('has a longitude between -180 and 180 and a latitude between the poles', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.abs(wrapLongitude(value))).toBeLessThanOrEqual(180);
        expect(Math.abs(clampLatitude(value))).toBeLessThanOrEqual(90);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [-146.24, 180, 213.76],
    [175, -179, -185],
    [10, 0, 10],
    [10, 725, 730],
  ])('%d is drawn near a center at %d as %d', (longitude, center, drawn) => {
    expect(nearestCopy(longitude, center)).toBeCloseTo(drawn, 9);
  });

  it('has no more decimal places than its map can show, and at most 6', () => {
    expect([0, 1, 5, 12, 19].map(digitsAtZoom)).toEqual([1, 1, 2, 4, 6]);
    expect(roundTo(5.32449999, digitsAtZoom(1))).toBe(5.3);
  });
});

describe('two views of a map', () => {
  const view = { latitude: 60.39, longitude: 5.32, zoom: 12 };

  it.each([
    ['a difference nobody sees', { ...view, latitude: 60.3903 }, true],
    ['the same place once around the world', { ...view, longitude: 365.32 }, true],
    ['another zoom', { ...view, zoom: 11 }, false],
    ['another place', { ...view, longitude: 5.4 }, false],
  ])('%s', (_, other, expected) => {
    expect(isSameView(view, other)).toBe(expected);
  });

  it('have the same center if only the zoom differs', () => {
    expect(isSamePlace(view, { ...view, zoom: 11 })).toBe(true);
    expect(isSamePlace(view, { ...view, longitude: 5.4, zoom: 11 })).toBe(false);
  });

  it('are the same if they differ only beyond the limits of the map', () => {
    expect(isSameView({ ...view, latitude: 89 }, { ...view, latitude: 85.0511 })).toBe(true);
  });
});
