import { describe, expect, it } from 'vitest';
import { decodeCustomerPageUrl, decodeDemographicResponses, decodeSsoInfo } from './user-answers.ts';

const answers = { affiliation: 'College', role: 'Teacher', country: 'FR', state: null };

describe('demographic responses', () => {
  it.each([[answers], [{ data: answers }], [{ responses: answers }]])('are read from %j', (answer) => {
    expect(decodeDemographicResponses(answer)).toEqual({ ...answers, state: '' });
  });

  it.each([null, {}, [], { data: null }, 'x'])('are not read from %j', (answer) => {
    expect(() => decodeDemographicResponses(answer)).toThrow(TypeError);
  });
});

describe('sign-in through other services', () => {
  it.each([
    [{ google: { connected: true, google_user_id: 117_000_000_001 } }, true, '117000000001'],
    [{ sso: { google: { connected: 0, google_user_id: null } } }, false, null],
    [{ google: {} }, false, null],
  ])('%j: connected %s as %s', (answer, isGoogleConnected, googleUserId) => {
    expect(decodeSsoInfo(answer)).toEqual({ isGoogleConnected, googleUserId });
  });

  it('is not read from something else', () => {
    expect(() => decodeSsoInfo({})).toThrow(TypeError);
  });
});

describe('the address of the customer page', () => {
  it.each([
    ['https://pay.example/c/1'],
    [{ url: 'https://pay.example/c/1' }],
    [{ data: 'https://pay.example/c/1' }],
  ])('is read from %j', (answer) => {
    expect(decodeCustomerPageUrl(answer)).toBe('https://pay.example/c/1');
  });

  it.each([null, {}, { url: '' }, { url: null }, { url: {} }])('is not read from %j', (answer) => {
    expect(() => decodeCustomerPageUrl(answer)).toThrow(TypeError);
  });
});
