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
