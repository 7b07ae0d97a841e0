import { describe, expect, it } from 'vitest';
import { copyName, imageUrlProblem, newProject, placedPins, projectProblems, readView } from './rules.ts';
import type { ImageTest } from './use-project-create.ts';
import { newMapFields, type ProjectFields } from './use-project-form.ts';

const none: ImageTest = { status: 'none' };
const loaded: ImageTest = { status: 'loaded', width: 800, height: 500 };
const url = 'https://images.example/plan.png';
const fields: ProjectFields = { ...newMapFields, name: 'Harbour Walk', description: 'Quays.' };
const image: ProjectFields = { ...fields, type: 'image', imageUrl: url };
const map: ProjectFields = { ...fields, type: 'map' };
const pin = { id: 1, name: 'Quay', x: '5.3', y: '60.4' };

describe('a project that can be created (A §5, B §5)', () => {
  it.each([
    ['of type default', fields, none],
    ['of type map, with its initial view', map, none],
    ['of type image, after the image has loaded', image, loaded],
    [
      'with texts as long as allowed',
      { ...fields, name: 'n'.repeat(75), description: 'd'.repeat(2500) },
      none,
    ],
    ['with a pin name of 32 UTF-16 units', { ...fields, pins: [{ ...pin, name: '⚓'.repeat(32) }] }, none],
    [
      'with 10,000 pins',
      { ...fields, pins: Array.from({ length: 10_000 }, (_, id) => ({ ...pin, id })) },
      none,
    ],
  ] as const)('%s has no problems', (_, form, test) => {
    expect(projectProblems(form, test)).toStrictEqual({});
  });
});

describe('what keeps a project from being created (A §5, B §5)', () => {
  it.each([
    ['a blank name', { name: ' \t' }, none, { name: 'blank' }],
    ['a blank description', { description: '\n' }, none, { description: 'blank' }],
    ['a name of 76 characters', { name: 'n'.repeat(76) }, none, { name: 'too-long' }],
    ['a name of 38 emoji, two units each', { name: '😀'.repeat(38) }, none, { name: 'too-long' }],
    [
      'a description of 2501 characters',
      { description: 'd'.repeat(2501) },
      none,
      { description: 'too-long' },
    ],
    ['no image', { type: 'image' }, none, { image: 'missing' }],
    [
      'an image that is none',
      { type: 'image', imageUrl: 'https://images.example/' },
      none,
      { image: 'ending' },
    ],
    [
      'an image still loading',
      { type: 'image', imageUrl: url },
      { status: 'loading' },
      { image: 'untested' },
    ],
    [
      'an image not tested yet',
      { type: 'image', imageUrl: url },
      { status: 'waiting' },
      { image: 'untested' },
    ],
    [
      'an image that did not load',
      { type: 'image', imageUrl: url },
      { status: 'failed', reason: 'broken' },
      { image: 'broken' },
    ],
    [
      'an image that never came',
      { type: 'image', imageUrl: url },
      { status: 'failed', reason: 'timeout' },
      { image: 'timeout' },
    ],
    ['a latitude that is no number', { type: 'map', latitude: 'NaN' }, none, { latitude: 'not-a-number' }],
    ['a latitude beyond the pole', { type: 'map', latitude: '139.69' }, none, { latitude: 'not-a-number' }],
    ['no longitude', { type: 'map', longitude: '' }, none, { longitude: 'not-a-number' }],
    ['a zoom of 1.5', { type: 'map', zoom: '1.5' }, none, { zoom: 'out-of-range' }],
    ['a zoom of 20', { type: 'map', zoom: '20' }, none, { zoom: 'out-of-range' }],
  ] as const)('%s', (_, patch, test, problems) => {
    expect(projectProblems({ ...fields, ...patch }, test)).toEqual(problems);
  });

  it('ignores fields that the type does not use', () => {
    expect(projectProblems({ ...fields, latitude: 'x', imageUrl: 'x' }, none)).toEqual({});
  });

  it('reports the problems of each pin (T29)', () => {
    const pins = [pin, { id: 2, name: '😀'.repeat(17), x: 'NaN', y: '' }];
    expect(projectProblems({ ...fields, pins }, none).pins).toEqual(
      new Map([[2, { name: 'too-long', x: 'not-a-number', y: 'not-a-number' }]]),
    );
  });
});

describe('what is sent (B §3)', () => {
  it('is the type alone for default', () => {
    expect(newProject(fields)).toEqual({
      name: 'Harbour Walk',
      description: 'Quays.',
      map: { type: 'default' },
      pins: [],
    });
  });

  it('has a name without blanks at its ends', () => {
    expect(newProject({ ...fields, name: '\tHarbour Walk ' }).name).toBe('Harbour Walk');
  });

  it('is the address for an image', () => {
    expect(newProject(image).map).toEqual({ type: 'image', imageUrl: url });
  });

  it('is center and zoom as numbers for a map, 0, 0 and 1 at first', () => {
    expect(newProject(map).map).toEqual({ type: 'map', latitude: 0, longitude: 0, zoom: 1 });
  });

  it('is the default for a map without a view', () => {
    expect(newProject({ ...map, latitude: '-' }).map).toEqual({ type: 'default' });
  });

  it('has coordinates within the world after any drag of the map (T29)', () => {
    const far = { ...map, longitude: '190', pins: [{ ...pin, x: '-540.5' }] };
    expect(newProject(far)).toMatchObject({
      map: { latitude: 0, longitude: -170 },
      pins: [{ name: 'Quay', x: 179.5, y: 60.4 }],
    });
  });

  it('leaves the coordinates on an image unchanged: an image can be larger than 360 by 180', () => {
    expect(newProject({ ...image, pins: [{ ...pin, x: '1200', y: '700.5' }] }).pins).toEqual([
      { name: 'Quay', x: 1200, y: 700.5 },
    ]);
  });
});

describe('what the map shows', () => {
  it('leaves out a pin without coordinates', () => {
    const pins = [pin, { ...pin, id: 2, x: '-' }, { ...pin, id: 3, y: '' }];
    expect(placedPins('map', pins).map(({ id }) => id)).toEqual([1]);
  });

  it('does not move while its center is being typed', () => {
    expect(readView({ ...map, latitude: '-' })).toBeNull();
    expect(readView({ ...map, longitude: '-' })).toBeNull();
    expect(readView({ ...map, zoom: '' })).toBeNull();
  });
});

describe('the address of an image (B §5)', () => {
  it.each(['gif', 'jpg', 'jpeg', 'png', 'svg', 'tiff', 'PNG'])('may end in .%s', (ending) => {
    expect(imageUrlProblem(`https://images.example/plan.${ending}`)).toBeNull();
  });

  it('may begin with http:// or https://', () => {
    expect(imageUrlProblem('http://images.example/plan.png')).toBeNull();
    expect(imageUrlProblem('HTTPS://images.example/plan.png')).toBeNull();
  });

  it('is valid when it is empty', () => {
    expect(imageUrlProblem('')).toBeNull();
  });

  it.each([
    ['ftp://images.example/plan.png', 'scheme'],
    ['//images.example/plan.png', 'scheme'],
    ['javascript:alert(1)//.png', 'scheme'],
    ['data:image/png;base64,AAAA.png', 'scheme'],
    ['plan.png', 'scheme'],
    ['xhttp://images.example/plan.png', 'scheme'],
    ['https://', 'malformed'],
    ['https://images example/plan.png', 'malformed'],
    ['https://images.example/plan', 'ending'],
    ['https://images.example/plan.webp', 'ending'],
    ['https://images.example/plan.tif', 'ending'],
    ['https://images.example/plan.png?size=2', 'ending'],
    ['https://images.example/plan.png ', 'ending'],
    ['https://images.example/.png', 'ending'],
    ['https://images.example/planpng', 'ending'],
  ])('%s is refused for its %s', (url, problem) => {
    expect(imageUrlProblem(url)).toBe(problem);
  });

  it('has at most 300 characters', () => {
    const ofLength = (length: number) => `https://images.example/${'a'.repeat(length - 27)}.png`;
    expect(imageUrlProblem(ofLength(300))).toBeNull();
    expect(imageUrlProblem(ofLength(301))).toBe('too-long');
  });
});

describe('the name of a copy', () => {
  const copyOf = (name: string) => `${name} (copy)`;
  it.each([
    ['Harbour Walk', 'Harbour Walk (copy)'],
    ['Harbour Walk ', 'Harbour Walk  (copy)'],
    ['n'.repeat(68), `${'n'.repeat(68)} (copy)`],
    ['n'.repeat(69), `${'n'.repeat(68)} (copy)`],
    [`  ${'n'.repeat(63)}   nn`, `  ${'n'.repeat(63)} (copy)`],
    // A family is one character of 11 units and is left out as a whole.
    [`${'n'.repeat(60)}👨‍👩‍👧‍👦`, `${'n'.repeat(60)} (copy)`],
    [`${'n'.repeat(57)}👨‍👩‍👧‍👦n`, `${'n'.repeat(57)}👨‍👩‍👧‍👦 (copy)`],
  ])('%j is %j', (name, copy) => {
    expect(copyName(name, copyOf)).toBe(copy);
  });
});
