import { describe, expect, it } from 'vitest';
import { actAsAddress, canActAs } from './rules.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

describe('whether one may act as another', () => {
  it.each([
    ['a website', 2, 'https://app.example', { isAllowed: true }],
    ['a path of this website', 2, '/main', { isAllowed: true }],
    ['oneself', 1, 'https://app.example', { isAllowed: false, reason: 'oneself' }],
    ['no main application', 2, null, { isAllowed: false, reason: 'noMainApp' }],
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
});

describe('where acting begins (B §2)', () => {
  it.each([
    ['the dashboard', 'https://app.example', null, 'https://app.example/app/dashboard?sid=a%2Bb%26c'],
    ['a slash at the end', 'https://app.example/', null, 'https://app.example/app/dashboard?sid=a%2Bb%26c'],
    ['below a path', 'https://x.example/main/', 7, 'https://x.example/main/app/connect/7?sid=a%2Bb%26c'],
    ['on this website', '/main', 0, '/main/app/connect/0?sid=a%2Bb%26c'],
  ])('%s', (_, mainApp, projectId, expected) => {
    expect(actAsAddress(mainApp, 'a+b&c', projectId)).toBe(expected);
  });
});
