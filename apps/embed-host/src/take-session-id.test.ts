import { expect, it } from 'vitest';
import { takeSessionId } from './take-session-id.ts';

const origin = 'https://main.example';

function taken(path: string) {
  const left: string[] = [];
  const sessionId = takeSessionId({
    location: { href: origin + path },
    history: { state: null, replaceState: (_state, _title, href) => left.push(href) },
  });
  return { sessionId, left };
}

it.each([
  ['/app/dashboard?sid=abc', 'abc', '/app/dashboard'],
  ['/app/connect/5?sid=abc', 'abc', '/app/connect/5'],
  ['/app/connect/5?lang=de&sid=a%2Bb%3D#map', 'a+b=', '/app/connect/5?lang=de#map'],
  ['/app/dashboard?sid=abc&sid=def', 'abc', '/app/dashboard'],
  ['/app/dashboard?sid=', '', '/app/dashboard'],
])('takes the session id out of %s and leaves the rest (B §2)', (path, sessionId, rest) => {
  expect(taken(path)).toEqual({ sessionId, left: [origin + rest] });
});

it.each(['/app/dashboard', '/#/app/connect/5', '/app/connect/5?side=1#sid=abc'])(
  'leaves %s as it is',
  (path) => {
    expect(taken(path)).toEqual({ sessionId: null, left: [] });
  },
);
