import { describe, expect, it } from 'vitest';
import { actAsAddress, canActAs } from './rules.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

describe('whether one may act as another', () => {
  it.each([
    ['a website', 2, 'https://app.example', { isAllowed: true }],
    ['a path of this website', 2, '/main', { isAllowed: true }],
    ['the root of this website', 2, '/', { isAllowed: true }],
    ['a website without encryption', 2, 'HTTP://app.example/main', { isAllowed: true }],
    ['a path below no root', 2, 'main', { isAllowed: false, reason: 'noMainApp' }],
    [
      'a website behind something else',
      2,
      'x https://app.example',
      { isAllowed: false, reason: 'noMainApp' },
    ],
    ['a path behind something else', 2, 'x/main', { isAllowed: false, reason: 'noMainApp' }],
    ['a website with a blank', 2, 'https://app.example/a b', { isAllowed: false, reason: 'noMainApp' }],
    ['a website with a fragment', 2, 'https://app.example/#a', { isAllowed: false, reason: 'noMainApp' }],
    ['nothing but a scheme', 2, 'https://', { isAllowed: false, reason: 'noMainApp' }],
    ['a path with a blank', 2, '/a b', { isAllowed: false, reason: 'noMainApp' }],
    ['a path with a query', 2, '/a?b', { isAllowed: false, reason: 'noMainApp' }],
    ['a path with a fragment', 2, '/a#b', { isAllowed: false, reason: 'noMainApp' }],
    ['a path with a backslash', 2, '/a\\b', { isAllowed: false, reason: 'noMainApp' }],
    ['another host behind a backslash', 2, '/\\evil.example', { isAllowed: false, reason: 'noMainApp' }],
    ['oneself', 1, 'https://app.example', { isAllowed: false, reason: 'oneself' }],
    ['no main app', 2, null, { isAllowed: false, reason: 'noMainApp' }],
    ['a script', 2, 'javascript:alert(1)//', { isAllowed: false, reason: 'noMainApp' }],
    ['another host in disguise', 2, '//evil.example', { isAllowed: false, reason: 'noMainApp' }],
    [
      'a query that would swallow the path',
      2,
      'https://app.example/?next=',
      { isAllowed: false, reason: 'noMainApp' },
    ],
  ])('%s', (_, id, mainApp, expected) => {
    expect(canActAs(session, { id }, mainApp)).toEqual(expected);
  });

  it('is for global admins', () => {
    const member = { user: { ...session.user, isAdmin: false } };
    expect(canActAs(member, { id: 2 }, 'https://app.example')).toEqual({
      isAllowed: false,
      reason: 'onlyGlobalAdmins',
    });
  });
});

describe('where acting begins (B §2)', () => {
  it.each([
    ['the dashboard', 'https://app.example', null, 'https://app.example/app/dashboard?sid=a%2Bb%26c'],
    ['a slash at the end', 'https://app.example/', null, 'https://app.example/app/dashboard?sid=a%2Bb%26c'],
    ['slashes at the end', 'https://app.example//', null, 'https://app.example/app/dashboard?sid=a%2Bb%26c'],
    ['below a path', 'https://x.example/main/', 7, 'https://x.example/main/app/connect/7?sid=a%2Bb%26c'],
    ['on this website', '/main', 0, '/main/app/connect/0?sid=a%2Bb%26c'],
  ])('%s', (_, mainApp, projectId, expected) => {
    expect(actAsAddress(mainApp, 'a+b&c', projectId)).toBe(expected);
  });
});
