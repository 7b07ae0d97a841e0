import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { mapNodeSchema, mapNodeType, type RelatedNode, sortRelated } from './map-node.ts';

const complete = {
  nodeid: '12',
  type: 1,
  name: 'The Long Parliament',
  important: 1,
  description: 'England',
  references: 'Hume',
  image: 'https://img.example/a.png',
  audio: 'https://www.dropbox.com/s/abc/a.mp3?dl=0',
  dateStart: '1640-11-03',
  dateEnd: '1660-03-16 12:00:00',
  tags: ['England', 5],
  position: { x: '10.5', y: -3 },
  relatedArray: [
    { nodeid: 3, dateStart: '1649-01-30' },
    { nodeid: 4 },
    { nodeid: 2, dateStart: '-000043-03-15' },
  ],
  trackID: 7,
  size: 1.5,
};

describe('a map node', () => {
  it('is read with all that the specification names', () => {
    expect(parse(mapNodeSchema, complete)).toEqual({
      id: 12,
      type: mapNodeType.timelineEra,
      name: 'The Long Parliament',
      isImportant: true,
      description: 'England',
      references: 'Hume',
      image: 'https://img.example/a.png',
      audio: 'https://www.dropbox.com/s/abc/a.mp3?dl=1',
      startsAt: new Date('1640-11-03T00:00:00Z'),
      endsAt: new Date('1660-03-16T12:00:00Z'),
      tags: ['England', '5'],
      position: { x: 10.5, y: -3 },
      related: [
        { id: 2, startsAt: new Date('-000043-03-15T00:00:00Z') },
        { id: 3, startsAt: new Date('1649-01-30T00:00:00Z') },
        { id: 4, startsAt: null },
      ],
      trackId: 7,
      size: 1.5,
    });
  });

  it('needs nothing but its id', () => {
    expect(
      parse(mapNodeSchema, { nodeid: 1, tags: 'x', position: { x: 1 }, dateStart: 'soon' }),
    ).toMatchObject({
      id: 1,
      type: null,
      audio: null,
      startsAt: null,
      tags: [],
      position: null,
      related: [],
    });
    expect(() => parse(mapNodeSchema, { name: 'x' })).toThrow();
  });

  it('may name related nodes by id alone', () => {
    const { related } = parse(mapNodeSchema, { nodeid: 1, relatedArray: [5, '6', { id: 7 }] });
    expect(related.map(({ id }) => id)).toEqual([5, 6, 7]);
  });

  it('has the three types of the specification (B §3)', () => {
    expect(mapNodeType).toEqual({ timelineEvent: 0, timelineEra: 1, mapNode: 2 });
  });
});

describe('related nodes', () => {
  const node = fc.record({ id: fc.nat(), startsAt: fc.option(fc.date({ noInvalidDate: true })) });

  it('are kept by start date, those without one last and equal ones as they were', () => {
    fc.assert(
      fc.property(fc.array(node), (related: RelatedNode[]) => {
        const before = [...related];
        const sorted = sortRelated(related);
        expect(related).toEqual(before);
        const dated = related.filter(({ startsAt }) => startsAt);
        const expected = dated.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt));
        expect(sorted).toEqual([...expected, ...related.filter(({ startsAt }) => !startsAt)]);
      }),
      { numRuns: 1000 },
    );
  });
});
