import { describe, expect, it } from 'vitest';
import { decodeSessionId } from './sign-in.ts';

describe('the session id of a sign-in', () => {
  it.each([[{ error: null, sid: 'a1b2' }], [{ data: { sid: 'a1b2' } }], ['a1b2']])(
    'is read from %j',
    (answer) => {
      expect(decodeSessionId(answer)).toBe('a1b2');
    },
  );

  it('may be a number', () => {
    expect(decodeSessionId({ sid: 12 })).toBe('12');
  });

  it.each([null, {}, { sid: null }, { sid: '' }, { sid: 'two words' }, { sid: 'a\nb' }, { sid: {} }])(
    'is not read from %j, which could not be sent back',
    (answer) => {
      expect(() => decodeSessionId(answer)).toThrow(TypeError);
    },
  );
});
