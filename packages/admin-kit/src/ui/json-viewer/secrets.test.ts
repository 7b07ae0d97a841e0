import { describe, expect, it } from 'vitest';
import { isSecretKey, redactText } from './secrets.ts';

describe('keys whose values are hidden', () => {
  it.each([
    ...['sid', 'SID', 'cv-sid', 'user_sid', 'sessionid', 'sessionId', 'session_id', 'PHPSESSIONID'],
    ...['token', 'accessToken', 'access_token', 'accesstoken', 'X-CSRF-Token', 'idToken', 'jwt'],
    ...['password', 'userPassword', 'newpassword', 'pwd', 'secret', 'clientSecret', 'sharedsecret'],
    ...[
      'authorization',
      'Authorization',
      'apiKey',
      'api_key',
      'APIKEY',
      'cookie',
      'Set-Cookie',
      'private_key',
      'session',
      'auth',
      'x-auth',
      'PHPSESSID',
      'pass',
    ],
  ])('%s', (key) => {
    expect(isSecretKey(key)).toBe(true);
  });

  it.each([
    'side',
    'inside',
    'residence',
    'name',
    'secretary',
    'sessions',
    'passenger',
    'boardingPass',
    'passCount',
    'sessionCount',
    'author',
    'keys',
    '',
  ])('but not %j', (key) => {
    expect(isSecretKey(key)).toBe(false);
  });
});

describe('secrets within texts', () => {
  it.each([
    ['/app/dashboard?sid=7d1c-x&tab=2#top', '/app/dashboard?sid=[hidden]&tab=2#top'],
    ['https://a.example/#access_token=ey.J.z', 'https://a.example/#access_token=[hidden]'],
    ['Authorization: Bearer ab.cd-ef', 'Authorization: [hidden] [hidden]'],
    ['{"user":{"password":"hun\\"ter2"},"zoom":3}', '{"user":{"password":"[hidden]},"zoom":3}'],
    ['{"sid":"7d1c-se', '{"sid":"[hidden]'],
    ['"{\\"token\\":\\"abc\\",\\"x\\":1}"', '"{\\"token\\":\\"[hidden]",\\"x\\":1}"'],
    ["cookie='a=b; c=d'", "cookie='[hidden]'"],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '[hidden]'],
    ['see https://ada:hunter2@a.example/x', 'see https://ada:[hidden]@a.example/x'],
    ['https://a.example/@ada', 'https://a.example/@ada'],
    ['sid = 7', 'sid = [hidden]'],
    ['the secret of the inside: a token of thanks', 'the secret of the inside: a token of thanks'],
    ['nothing here', 'nothing here'],
  ])('%j', (text, redacted) => {
    const shown = redactText(text);
    // A quote may be missing, but no part of the secret may remain.
    expect(shown.replace(/\[hidden\]["'\\]*/g, '[hidden]')).toBe(
      redacted.replace(/\[hidden\]["'\\]*/g, '[hidden]'),
    );
  });

  it('takes no time for texts made to take time', () => {
    for (const text of [
      'token'.repeat(100_000),
      `token${' '.repeat(500_000)}`,
      `token-${'_'.repeat(500_000)}`,
      '"token":"\\'.repeat(50_000),
    ]) {
      const startedAt = performance.now();
      redactText(text);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });
});
