import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsIn, isAt, isStaffPath, paths, pathTo, readId } from './paths.ts';

describe('the addresses', () => {
  it('are those that bookmarks and mails have', () => {
    expect(paths).toEqual({
      home: '/',
      login: '/pages/login',
      notFound: '/pages/404',
      serverError: '/pages/500',
      adminDashboard: '/admindash',
      tickets: '/tickets',
      ticket: '/tickets/:ticketId',
      global: '/global',
      user: '/global/users/:userId',
      enterpriseDeal: '/global/enterprisedeals/:dealId',
      stats: '/stats',
      organizations: '/organizations',
      organizationUsers: '/organizations/users/:organizationId',
      organizationProjects: '/organizations/projects/:organizationId',
    });
  });
});

describe('pathTo', () => {
  it('fills the ids of a pattern', () => {
    expect(pathTo(paths.organizationUsers, { organizationId: 5 })).toBe('/organizations/users/5');
    expect(pathTo(paths.organizationProjects, { organizationId: 0 })).toBe('/organizations/projects/0');
  });

  it('writes the selection and the tab of the organizations page behind the question mark', () => {
    expect(pathTo(paths.organizations, {}, { organization: 7, tab: 'users' })).toBe(
      '/organizations?organization=7&tab=users',
    );
  });

  it('omits null and undefined values, and the question mark if none is left', () => {
    expect(pathTo(paths.organizations, {}, { organization: null, tab: undefined })).toBe('/organizations');
  });

  it('encodes the query', () => {
    const address = pathTo(paths.login, {}, { redirect: '/organizations?organization=7&tab=a b' });
    expect(new URL(address, 'https://console.example').searchParams.get('redirect')).toBe(
      '/organizations?organization=7&tab=a b',
    );
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s as an id',
    (organizationId) => {
      expect(() => pathTo(paths.organizationUsers, { organizationId })).toThrow('organizationId');
    },
  );
});

describe('isAt', () => {
  it.each(['/pages/login', '/pages/login/', '/pages/login//', '/Pages/LOGIN'])(
    'takes %s for the login page',
    (pathname) => {
      expect(isAt(pathname, paths.login)).toBe(true);
    },
  );

  it.each(['/', '/pages', '/pages/login/now', '/pages/logın', '/organizations'])(
    'does not take %s for it',
    (pathname) => {
      expect(isAt(pathname, paths.login)).toBe(false);
    },
  );

  it('knows the base route', () => {
    expect(isAt('/', paths.home)).toBe(true);
    expect(isAt('/organizations', paths.home)).toBe(false);
  });
});

describe('idsIn', () => {
  it.each(Object.values(paths))('reads %s, in any letter case and with any slash at its end', (pattern) => {
    const address = pattern.replace(/:\w+/, '5');
    const ids = pattern.includes(':') ? [5] : [];
    expect(idsIn(address, pattern)).toEqual(ids);
    expect(idsIn(`${address.toUpperCase()}/`, pattern)).toEqual(ids);
  });

  it.each([
    ['/nowhere', '/global'],
    ['/global/nowhere', paths.user],
    ['/gl/obal', '/global'],
    ['/organizations/users', paths.organizationUsers],
    ['/global/users/5/more', paths.user],
    ['/global/users/mia', paths.user],
    ['/global/users/-1', paths.user],
    ['/nowhere/users/5', paths.user],
    ['/globalusers', '/global'],
    ['/statı', '/stats'],
    ['/stats', '/statı'],
  ])('does not take %s for %s', (pathname, pattern) => {
    expect(idsIn(pathname, pattern)).toBeNull();
  });
});

describe('isStaffPath', () => {
  it.each(['/global', '/global/users/:userId', '/admindash'])('has %s', (path) => {
    expect(isStaffPath(path)).toBe(true);
  });

  it.each(['/', '/globalized', '/admindash/more', '/organizations/global/'])('does not have %s', (path) => {
    expect(isStaffPath(path)).toBe(false);
  });
});

describe('readId', () => {
  it('reads back every id that an address can carry', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (id) => readId(String(id)) === id),
      { numRuns: 1000 },
    );
  });

  it.each([
    null,
    undefined,
    '',
    ' 5',
    '5 ',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x10',
    '..',
    '٥',
    '9007199254740993',
    '1'.repeat(400),
  ])('reads %s as no id', (text) => {
    expect(readId(text)).toBeNull();
  });
});
