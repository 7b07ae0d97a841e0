import { describe, expect, it } from 'vitest';
import { loginAddress } from './login-address.ts';

const wanted = { pathname: '/users', search: '?page=2' };

describe('the address of the login page', () => {
  it('leads back to what a visitor wanted', () => {
    expect(loginAddress({ status: 'signedOut', because: 'none' }, wanted)).toBe(
      '/pages/login?redirect=%2Fusers%3Fpage%3D2',
    );
    expect(loginAddress({ status: 'signedOut', because: 'ended' }, wanted)).toBe(
      '/pages/login?redirect=%2Fusers%3Fpage%3D2',
    );
  });

  it('leads nowhere back after a log-out', () => {
    expect(loginAddress({ status: 'signedOut', because: 'loggedOut' }, wanted)).toBe('/pages/login');
  });
});
