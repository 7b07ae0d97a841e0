// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeForm, encodeJson, encodeQuery, fillPath } from './request-values.ts';

describe('the values of a request', () => {
  const values = {
    zero: 0,
    no: false,
    empty: '',
    list: [1, 'b', null],
    missing: undefined,
    none: null,
    object: { nodes: [{ name: 'a&b' }] },
  };

  it('are written as text: absent ones left out, lists repeated, objects as JSON', () => {
    const pairs = [
      ['zero', '0'],
      ['no', 'false'],
      ['empty', ''],
      ['list', '1'],
      ['list', 'b'],
      ['object', '{"nodes":[{"name":"a&b"}]}'],
    ];
    expect([...new URLSearchParams(encodeForm('POST /licenses', values))]).toEqual(pairs);
    expect([...new URLSearchParams(encodeQuery('POST /deleteusergroup', values))]).toEqual(pairs);
  });

  it('survive as a form what a query string could be taken apart by', () => {
    const text = 'a+b & c=d%20?#é😀\n';
    expect(new URLSearchParams(encodeForm('POST /licenses', { text })).get('text')).toBe(text);
  });

  it('may be a text cut in the middle of an emoji', () => {
    const cut = '😀'.slice(0, 1);
    expect(encodeQuery('POST /createusergroup', { name: cut })).toBe('name=%EF%BF%BD');
    expect(encodeForm('POST /licenses', { name: cut })).toBe('name=%EF%BF%BD');
  });

  it('keep their types as JSON', () => {
    expect(JSON.parse(encodeJson('POST /coupons', values))).toEqual({ ...values, missing: undefined });
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])(
    'that are the number %s are refused in every encoding',
    (seats) => {
      for (const encode of [encodeQuery, encodeForm, encodeJson]) {
        expect(() => encode('POST /licenses', { seats })).toThrow(expect.objectContaining({ kind: 'input' }));
        expect(() => encode('POST /licenses', { id: 1, seats: [seats] })).toThrow(
          expect.objectContaining({ kind: 'input' }),
        );
      }
    },
  );

  it('name the one that is wrong, without showing it', () => {
    const refusal = expect.objectContaining({ cause: new TypeError('Unusable value for "orgId"') });
    expect(() => fillPath('GET /licenses/{orgId}', { orgId: '../secret' })).toThrow(refusal);
  });

  it('of a prototype are no values of a path', () => {
    expect(() => fillPath('GET /organizations/{id}', Object.create({ id: 1 }))).toThrow(
      expect.objectContaining({ kind: 'input' }),
    );
  });
});

describe('a path', () => {
  const base = 'https://api.example/v1';

  it('keeps any text in its own segment (T17)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (code) => {
        fc.pre(code !== '' && code !== '.' && code !== '..');
        const url = new URL(base + fillPath('DELETE /coupons/{code}', { code }));
        const segments = url.pathname.split('/');
        expect([url.origin, url.search, url.hash]).toEqual(['https://api.example', '', '']);
        expect(segments.slice(0, 3)).toEqual(['', 'v1', 'coupons']);
        expect(segments).toHaveLength(4);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(code.toWellFormed());
      }),
      { numRuns: 1000 },
    );
  });

  it('is the one of the operation whatever stands for an id, or none (T17)', () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.anything());
    fc.assert(
      fc.property(anything, (orgId) => {
        try {
          expect(fillPath('GET /licenses/{orgId}', { orgId })).toMatch(/^\/licenses\/\d+$/);
        } catch (error) {
          expect(error).toMatchObject({ kind: 'input' });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
