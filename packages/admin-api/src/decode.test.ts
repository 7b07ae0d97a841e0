import fc from 'fast-check';
import { object, pipe } from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { entityDecoder, listDecoder, scalarDecoder } from './decode.ts';
import { integer, optionalInteger, text } from './fields.ts';
import { alsoNamed } from './record.ts';

const thing = object({ id: integer, name: text });
const ada = { id: 1, name: 'Ada' };

describe('an entity', () => {
  const read = entityDecoder(['thing', 'item'], thing);

  it.each([
    ['bare', ada],
    ['under data', { data: ada }],
    ['under data.data', { data: { data: ada } }],
    ['under its name', { thing: ada }],
    ['under its other name', { item: ada, error: null }],
    ['under its name in data', { data: { thing: ada }, success: true }],
    ['with fields nobody knows', { ...ada, extra: { id: 9 } }],
    ['with an id as text', { id: '1', name: 'Ada' }],
  ])('is read %s', (_, answer) => {
    expect(read(answer)).toEqual(ada);
  });

  it.each([
    null,
    undefined,
    5,
    'x',
    [],
    [ada],
    {},
    { data: null },
    { data: [ada] },
    { thing: null },
    { id: 'x' },
  ])('is not read from %j', (answer) => {
    expect(() => read(answer)).toThrow(TypeError);
  });

  it('is not unwrapped for ever', () => {
    expect(() => read({ data: { data: { data: { data: ada } } } })).toThrow(TypeError);
  });

  it('says where an answer is wrong and never what stood there', () => {
    const secret = { id: 'secret-token', name: 'x' };
    expect(() => read(secret)).toThrow('Unexpected value at id');
    expect(() => listDecoder('things', thing)([ada, secret])).toThrow('Unexpected value at 1.id');
    expect(() => read('secret-token')).toThrow('Unexpected value at the top');
  });
});

describe('a list', () => {
  const read = listDecoder('things', thing);

  it.each([
    ['bare', [ada]],
    ['under data', { data: [ada] }],
    ['under data.data', { data: { data: [ada] } }],
    ['under its name', { things: [ada] }],
    ['under its name in data', { data: { things: [ada] } }],
  ])('is read %s', (_, answer) => {
    expect(read(answer)).toEqual([ada]);
  });

  it('may be empty', () => {
    expect(read({ data: [] })).toEqual([]);
  });

  it.each([null, undefined, {}, 'x', { data: null }, { data: {} }, { things: 5 }, ada, { others: [ada] }])(
    'is not read from %j',
    (answer) => {
      expect(() => read(answer)).toThrow(TypeError);
    },
  );

  it('fails as a whole for a row without a usable id, since a shorter list would pass for the truth (T23)', () => {
    for (const row of [null, 5, {}, { id: null }, { id: 'x' }, { id: 1.5 }, { id: {} }]) {
      expect(() => read([ada, row])).toThrow(TypeError);
    }
  });

  it.each([null, 5, {}, { id: 'x' }])(
    'is read without %j where somebody takes the number of such rows',
    (row) => {
      const counts: number[] = [];
      const skipping = (answer: unknown) => read(answer, (count) => counts.push(count));
      expect(skipping([row, ada, row])).toEqual([ada]);
      expect(counts).toEqual([2]);
      expect(skipping([ada])).toEqual([ada]);
      expect(skipping([])).toEqual([]);
      expect(counts).toEqual([2]);
      expect(() => skipping([row, row])).toThrow(TypeError);
      expect(() => skipping({ others: [ada] })).toThrow(TypeError);
      expect(() => listDecoder('things', thing, 'whole')([row, ada, row], () => {})).toThrow(TypeError);
    },
  );

  it('keeps a row whose other fields are damaged (T23)', () => {
    expect(read([{ id: 2, name: {} }, { id: 3 }])).toEqual([
      { id: 2, name: '' },
      { id: 3, name: '' },
    ]);
  });
});

describe('a single value', () => {
  const read = scalarDecoder(['count', 'rtau'], integer);

  it.each([[5], ['5'], [{ count: 5 }], [{ rtau: '5' }], [{ data: 5 }], [{ data: { count: 5 } }]])(
    'is read from %j',
    (answer) => {
      expect(read(answer)).toBe(5);
    },
  );

  it.each([null, {}, [], [5], { other: 5 }, { count: null }, { count: [] }])(
    'is not read from %j',
    (answer) => {
      expect(() => read(answer)).toThrow(TypeError);
    },
  );

  it('may be unknown', () => {
    expect(scalarDecoder('count', optionalInteger)({ count: null })).toBeNull();
  });
});

describe('hostile keys', () => {
  const hostile =
    '{"__proto__":{"id":7,"admin":true},"constructor":{"prototype":{"admin":true}},"id":1,"name":"Ada"}';

  it('do not reach a prototype and are not fields', () => {
    expect(entityDecoder('thing', thing)(JSON.parse(hostile))).toEqual(ada);
    expect(() => entityDecoder('thing', thing)(JSON.parse('{"__proto__":{"id":7,"name":""}}'))).toThrow(
      TypeError,
    );
    const renamed = entityDecoder('thing', pipe(alsoNamed({ pid: 'id' }), thing));
    expect(renamed(JSON.parse(hostile))).toEqual(ada);
    expect('admin' in {}).toBe(false);
  });
});

describe('any answer at all', () => {
  it('is read or refused with a TypeError, never something else', () => {
    const decoders = [
      entityDecoder('thing', thing),
      listDecoder('things', thing),
      scalarDecoder('count', integer),
    ];
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        for (const read of decoders) {
          try {
            read(answer);
          } catch (error) {
            expect(error).toBeInstanceOf(TypeError);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a long list', () => {
  const read = listDecoder('things', thing);
  const many = Array.from({ length: 2000 }, (_, id) => ({ id, name: `Thing ${id}` }));
  const broken = many.map((entry) => (entry.id === 1700 ? { name: 'no id' } : entry));

  function useSlowClock(): void {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    onTestFinished(() => clock.mockRestore());
  }

  it('lets other work run between its slices', async () => {
    useSlowClock();
    const order: string[] = [];
    setTimeout(() => order.push('other work'), 0);
    const rows = await read.inSlices?.({ things: many });
    order.push('read');
    expect(order).toEqual(['other work', 'read']);
    expect(rows).toEqual(read({ things: many }));
  });

  it('refuses and skips the same entries as a read in one piece', async () => {
    useSlowClock();
    await expect(read.inSlices?.(broken)).rejects.toThrow('Unexpected value at 1700.id');
    const counted = vi.fn();
    expect(await read.inSlices?.(broken, counted)).toEqual(read(broken, () => {}));
    expect(counted.mock.calls).toEqual([[1]]);
  });
});
