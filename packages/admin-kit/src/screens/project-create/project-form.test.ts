import { describe, expect, it } from 'vitest';
import {
  type MapFields,
  newMapFields,
  withChangedPin,
  withoutPin,
  withPin,
  withType,
} from './project-form.ts';

const pins = [
  { id: 1, name: 'Quay', x: '5.3', y: '60.4' },
  { id: 4, name: '⚓', x: '0', y: '0' },
];
const filled: Omit<MapFields, 'type'> = {
  imageUrl: 'https://images.example/plan.png',
  latitude: '60.39',
  longitude: '5.32',
  zoom: '12',
  pins,
};

describe('another map type (B §4)', () => {
  it.each([
    ['default', 'image', pins],
    ['image', 'default', pins],
    ['default', 'map', []],
    ['image', 'map', []],
    ['map', 'default', []],
    ['map', 'image', []],
  ] as const)(
    'from %s to %s clears image and coordinates, and keeps pins only between default and image',
    (from, to, kept) => {
      expect(withType({ ...filled, type: from }, to)).toEqual({
        type: to,
        imageUrl: '',
        latitude: '0',
        longitude: '0',
        zoom: '1',
        pins: kept,
      });
    },
  );

  it('that is the same one changes nothing', () => {
    const fields: MapFields = { ...filled, type: 'map' };
    expect(withType(fields, 'map')).toBe(fields);
  });

  it('starts as default, without pins', () => {
    expect(newMapFields).toMatchObject({ type: 'default', pins: [] });
  });
});

describe('pins', () => {
  it('are added with an id that no other has', () => {
    expect(withPin(pins, { name: 'New', x: '1', y: '2' })).toEqual({
      id: 5,
      pins: [...pins, { id: 5, name: 'New', x: '1', y: '2' }],
    });
    expect(withPin([], { name: 'New', x: '1', y: '2' }).id).toBe(1);
  });

  it('are changed and removed one at a time', () => {
    expect(withChangedPin(pins, 4, { x: '7' })).toEqual([pins[0], { ...pins[1], x: '7' }]);
    expect(withoutPin(pins, 1)).toEqual([pins[1]]);
  });
});
