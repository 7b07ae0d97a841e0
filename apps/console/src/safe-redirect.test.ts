import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPage } from './known-pages.ts';
import { routes } from './routes.tsx';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://console.example';
const redirect = (wanted: string | null) => safeRedirect(wanted, (path) => isPage(routes, path), ORIGIN);

const hostile = [
  'https://evil.example',
  'https://evil.example/organizations',
  'http://console.example/organizations',
  'https://console.example:8443/organizations',
  'https://console.example.evil.example/organizations',
  'https://console.example@evil.example/organizations',
  'https://evil.example#https://console.example/organizations',
  'https://evil.example?https://console.example/organizations',
  'https:evil.example/organizations',
  'https:/evil.example',
  'https:///evil.example/organizations',
  'https:\\\\evil.example\\organizations',
  'HTTPS://EVIL.EXAMPLE/organizations',
  '//evil.example',
  '//evil.example/organizations',
  '///evil.example/organizations',
  '////evil.example/organizations',
  '\\\\evil.example/organizations',
  '/\\evil.example',
  '/\\/evil.example/organizations',
  '\\/evil.example',
  '\\/\\/evil.example/organizations',
  '/\t/evil.example/organizations',
  '/\n/evil.example/organizations',
  '/\r/evil.example/organizations',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0009\\evil.example',
  '//evil.example:443/organizations',
  '//user:pass@evil.example/organizations',
  '//evil%2eexample/organizations',
  '//evil\u3002example/organizations',
  '//[::1]/organizations',
  '//2130706433/organizations',
  'https://:secret@console.example/organizations',
  'ftp://console.example/organizations',
  'ws://console.example/organizations',
  'file:///organizations',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://console.example/%0aalert(1)',
  'javascript:/organizations',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://console.example/6a7e2f8a-0000-4000-8000-000000000000',
  'about:blank',
  'view-source:https://console.example/organizations',
  // Our origin by the URL standard, and another host when it is parsed again.
  '/.//evil.example/organizations',
  '/./\\evil.example',
  '/..//evil.example/organizations',
  '/organizations/..//evil.example',
  '/%2e//evil.example',
  '/organizations//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/organizations%2f..%2f..',
  '/%09/evil.example',
  '/%00',
  '/%E0%A4%A',
  '/%',
  'https://user@console.example/organizations',
  'https://user:pass@console.example/organizations',
  '/pages/login',
  '/pages/login/',
  '/PAGES/Login',
  '/pages/%6cogin',
  '/pages/../pages/login',
  '/pages/login?redirect=/pages/login?redirect=/pages/login',
  'pages/login',
  '/pages/login#/organizations',
  '',
  '   ',
  '/nowhere',
  '/global/users/5/../../..//x',
  '/organizations/5/nothing',
  '/organizations/users/abc/def',
  '/assets/index.js',
  '/config.json',
  '/organizations/<img src=x onerror=alert(1)>',
  '/__proto__',
  '/constructor',
];

describe('the redirect after a login', () => {
  it.each([
    ['/', '/'],
    ['/organizations', '/organizations'],
    ['/organizations/', '/organizations/'],
    ['/organizations?organization=7&tab=users', '/organizations?organization=7&tab=users'],
    ['/organizations?next=//evil.example#part', '/organizations?next=//evil.example#part'],
    ['organizations', '/organizations'],
    ['./organizations', '/organizations'],
    ['/pages/../organizations', '/organizations'],
    ['  /organizations  ', '/organizations'],
    ['https://console.example/organizations', '/organizations'],
    ['?organization=7', '/?organization=7'],
    ['/pages/404', '/pages/404'],
    ['/dashboard', '/dashboard'],
  ])('follows %s to %s', (wanted, target) => {
    expect(redirect(wanted)).toBe(target);
  });

  it('is the base route when none is given', () => {
    expect(redirect(null)).toBe('/');
  });

  it('is held against at least sixty hostile addresses', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('sends %j to the base route (T4)', (wanted) => {
    expect(redirect(wanted)).toBe('/');
  });

  it('stays on our origin, on a page other than the login page, for any text (T4)', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '..',
        '.',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'javascript:',
      ),
      fc.constantFrom(
        'https:',
        'evil.example',
        'console.example',
        'organizations',
        'pages',
        'login',
        'redirect=',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(address, (wanted) => {
        const target = redirect(wanted);
        const landed = new URL(target, ORIGIN);
        return (
          /^\/(?![/\\])/.test(target) &&
          landed.origin === ORIGIN &&
          landed.pathname + landed.search + landed.hash === target &&
          (target === '/' || isPage(routes, landed.pathname))
        );
      }),
      { numRuns: 10_000 },
    );
  }, 30_000);
});
