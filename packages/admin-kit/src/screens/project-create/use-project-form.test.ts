import { describe, expect, it } from 'vitest';
import {
  type DraftFields,
  fromDraft,
  type MapFields,
  newMapFields,
  type ProjectFields,
  readPins,
  withChangedPin,
  withoutPin,
  withPin,
  withType,
  writePins,
} from './use-project-form.ts';

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

describe('a change of the map type (B §4)', () => {
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

  it('to the same type changes nothing', () => {
    const fields: MapFields = { ...filled, type: 'map' };
    expect(withType(fields, 'map')).toBe(fields);
  });

  it('is from the default type, without pins, at first', () => {
    expect(newMapFields).toMatchObject({ type: 'default', pins: [] });
  });
});

describe('pins', () => {
  it('are added with a new id', () => {
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

const typed: ProjectFields = {
  ...newMapFields,
  name: 'Harbour "Walk"',
  description: 'A\nB',
  type: 'map',
  zoom: 'x',
  pins: [{ id: 3, name: '⚓', x: '5.', y: '' }],
};

const draft: DraftFields = { ...typed, pins: writePins(typed.pins) };

describe('a draft of the form (T14)', () => {
  it('restores everything as typed, also coordinates that are not numbers yet', () => {
    expect(fromDraft(draft, readPins(draft.pins))).toEqual(typed);
  });

  it.each(['{', '{}', '[[1,2,3,4]]', '[null]', '[["1","a","1","2"]]'])(
    'has no pins if it contains %s',
    (pins) => {
      expect(readPins(pins)).toEqual([]);
    },
  );

  it('has the default type if its own is unknown', () => {
    expect(fromDraft({ ...draft, type: 'globe' }, []).type).toBe('default');
  });
});
