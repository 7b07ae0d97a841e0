import { describe, expect, it } from 'vitest';
import { type DraftFields, fromDraft, readPins, writePins } from './draft-fields.ts';
import { newMapFields, type ProjectFields } from './project-form.ts';

const fields: ProjectFields = {
  ...newMapFields,
  name: 'Harbour "Walk"',
  description: 'A\nB',
  type: 'map',
  zoom: 'x',
  pins: [{ id: 3, name: '⚓', x: '5.', y: '' }],
};

const draft: DraftFields = { ...fields, pins: writePins(fields.pins) };

describe('a draft of the form (T14)', () => {
  it('brings back everything as it was typed, also what is no number yet', () => {
    expect(fromDraft(draft, readPins(draft.pins))).toEqual(fields);
  });

  it.each(['{', '{}', '[[1,2,3,4]]', '[null]', '[["1","a","1","2"]]'])(
    'has no pins in place of %s',
    (pins) => {
      expect(readPins(pins)).toEqual([]);
    },
  );

  it('is of type default where the type is unknown', () => {
    expect(fromDraft({ ...draft, type: 'globe' }, []).type).toBe('default');
  });
});
