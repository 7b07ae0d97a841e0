import { describe, expect, it } from 'vitest';
import { loginAddress } from './login-address.ts';

const wanted = { pathname: '/users', search: '?page=2' };

describe('the address of the login page', () => {
  it('goes back to the page that the visitor wanted', () => {
    expect(loginAddress({ status: 'signedOut', because: 'none' }, wanted)).toBe(
      '/pages/login?redirect=%2Fusers%3Fpage%3D2',
    );
    expect(loginAddress({ status: 'signedOut', because: 'ended' }, wanted)).toBe(
      '/pages/login?redirect=%2Fusers%3Fpage%3D2',
    );
  });

  it('does not go back after a logout', () => {
    expect(loginAddress({ status: 'signedOut', because: 'loggedOut' }, wanted)).toBe('/pages/login');
  });
});
