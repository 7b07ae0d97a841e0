import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callUrl } from './call-url.ts';
import { createAdminClient } from './client.ts';
import type { Operation } from './operations.ts';
import { json, scriptedFetch } from './testing/scripted-fetch.ts';

const base = 'https://api.example/v1';
const WITH_TEXT = 'DELETE /things/{name}' as Operation;

async function sent(operation: Operation, input: object) {
  const { fetch, sent: requests } = scriptedFetch(json({}));
  await createAdminClient({ baseUrl: base, getSessionId: () => null, fetch }).send(operation, input as never);
  return { body: requests[0]?.body ?? '', query: new URL(requests[0]?.url ?? '').search.slice(1) };
}

const pathFor = (operation: Operation, path: object) =>
  callUrl({ baseUrl: '' }, operation, { path } as never);

describe('the values of a request', () => {
  const values = { zero: 0, no: false, empty: '', missing: undefined, none: null, text: '{"nodes":["a&b"]}' };

  it('are written as text, absent ones left out', async () => {
    const pairs = [
      ['zero', '0'],
      ['no', 'false'],
      ['empty', ''],
      ['text', '{"nodes":["a&b"]}'],
    ];
    const { body } = await sent('POST /licenses', { body: values });
    const { query } = await sent('POST /deleteusergroup', { query: values });
    expect([...new URLSearchParams(body)]).toEqual(pairs);
    expect([...new URLSearchParams(query)]).toEqual(pairs);
  });

  it('survive as a form what a query string could be taken apart by', async () => {
    const text = 'a+b & c=d%20?#é😀\n';
    const { body } = await sent('POST /licenses', { body: { text } });
    expect(new URLSearchParams(body).get('text')).toBe(text);
  });

  it('may be a text cut in the middle of an emoji', async () => {
    const name = '😀'.slice(0, 1);
    expect(await sent('POST /createusergroup', { query: { name } })).toMatchObject({
      query: 'name=%EF%BF%BD',
    });
    expect(await sent('POST /licenses', { body: { name } })).toMatchObject({ body: 'name=%EF%BF%BD' });
  });

  it('keep their types as JSON', async () => {
    const { body } = await sent('POST /enterprise', { body: values });
    expect(JSON.parse(body)).toEqual({ ...values, missing: undefined });
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])(
    'that are the number %s are refused in every encoding',
    async (seats) => {
      const inputs: [Operation, object][] = [
        ['POST /deleteusergroup', { query: { seats } }],
        ['POST /deleteusergroup', { query: { id: 1, seats: [seats] } }],
        ['POST /licenses', { body: { seats } }],
        ['POST /licenses', { body: { id: 1, seats: [seats] } }],
        ['POST /enterprise', { body: { seats } }],
        ['POST /enterprise', { body: { id: 1, seats: [seats] } }],
      ];
      for (const [operation, input] of inputs)
        await expect(sent(operation, input)).rejects.toMatchObject({ kind: 'input' });
    },
  );

  it('name the wrong one, without its value', () => {
    const refusal = expect.objectContaining({ cause: new TypeError('Invalid value for "orgId"') });
    expect(() => pathFor('GET /licenses/{orgId}', { orgId: '../secret' })).toThrow(refusal);
  });

  it('of a prototype are no values of a path', () => {
    expect(() => pathFor('GET /organizations/{id}', Object.create({ id: 1 }))).toThrow(
      expect.objectContaining({ kind: 'input' }),
    );
  });
});

describe('a path', () => {
  it('keeps any text in its own segment (T17)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (name) => {
        fc.pre(name !== '' && name !== '.' && name !== '..');
        const url = new URL(base + pathFor(WITH_TEXT, { name }));
        const segments = url.pathname.split('/');
        expect([url.origin, url.search, url.hash]).toEqual(['https://api.example', '', '']);
        expect(segments.slice(0, 3)).toEqual(['', 'v1', 'things']);
        expect(segments).toHaveLength(4);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(name.toWellFormed());
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['', '.', '..', 5, null, undefined])('refuses %j as a text in it', (name) => {
    expect(() => pathFor(WITH_TEXT, { name })).toThrow(expect.objectContaining({ kind: 'input' }));
  });

  it('takes a text where the name only contains the letters of an id', () => {
    expect(pathFor('DELETE /things/{video}' as Operation, { video: 'one' })).toBe('/things/one');
  });

  it.each([0, 12, '0', '12'])('takes %j as an id', (id) => {
    expect(pathFor('GET /organizations/{id}', { id })).toBe(`/organizations/${id}`);
  });

  it.each([-1, 1.5, 2 ** 53, ' 7', '7x', '1e3', '', [7], true])('refuses %j as an id', (id) => {
    expect(() => pathFor('GET /organizations/{id}', { id })).toThrow(
      expect.objectContaining({ kind: 'input' }),
    );
  });

  it('is the path of the operation for any id, or is refused (T17)', () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.anything());
    fc.assert(
      fc.property(anything, (orgId) => {
        try {
          expect(pathFor('GET /licenses/{orgId}', { orgId })).toMatch(/^\/licenses\/\d+$/);
        } catch (error) {
          expect(error).toMatchObject({ kind: 'input' });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
