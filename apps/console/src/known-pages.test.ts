import { describe, expect, it } from 'vitest';
import { isPage } from './known-pages.ts';
import { routes } from './routes.tsx';

describe('the route table', () => {
  it.each([
    '/',
    '/organizations',
    '/organizations/',
    '/global',
    '/global/users',
    '/global/users/5',
    '/pages/404',
    '/pages/500',
    '/dashboard',
    '/testbed',
  ])('knows %s', (path) => {
    expect(isPage(routes, path)).toBe(true);
  });

  it.each(['/pages/login', '/pages', '/nowhere', '/theme/colors', '/charts', '/widgets', '/global/nothing'])(
    'does not take %s for a page to go to',
    (path) => {
      expect(isPage(routes, path)).toBe(false);
    },
  );
});
