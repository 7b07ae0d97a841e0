import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedAddress, openPrivately } from './open-privately.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window.navigator, 'userActivation');
});

function browser({ isPressRecent = true, blocks = false } = {}) {
  const userActivation = { isActive: isPressRecent };
  Object.defineProperty(window.navigator, 'userActivation', { value: userActivation, configurable: true });
  return vi.spyOn(window, 'open').mockImplementation(() => {
    if (!blocks) userActivation.isActive = false;
    return null;
  });
}

describe('opening a page that must not know of this one', () => {
  it('opens it without opener and Referer while a press counts', () => {
    const open = browser();
    expect(openPrivately('https://a.example/x')).toBe(true);
    expect(open.mock.calls).toEqual([['https://a.example/x', '_blank', 'noopener,noreferrer']]);
  });

  it('says so when the browser blocks it', () => {
    browser({ blocks: true });
    expect(openPrivately('https://a.example/x')).toBe(false);
  });

  it('does not even try when the press is too long ago', () => {
    const open = browser({ isPressRecent: false });
    expect(openPrivately('https://a.example/x')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('waits for a press in a browser that cannot be asked', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openPrivately('https://a.example/x')).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(openPrivately('https://a.example/x', { isPressed: true })).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('an address that may be opened', () => {
  const hosts = ['Billing.example', 'billing.example:8443'];
  it.each([
    ['https on an allowed host', 'https://billing.example/customers/5?x=1', true],
    ['another letter case', 'HTTPS://BILLING.EXAMPLE/c', true],
    ['http on an allowed host', 'http://billing.example/c', true],
    ['a port that is named', 'https://billing.example:8443/', true],
    ['script', 'javascript:alert(1)//billing.example', false],
    ['data', 'data:text/html,x', false],
    ['another host', 'https://evil.example/billing.example', false],
    ['a host that begins alike', 'https://billing.example.evil.example/', false],
    ['a subdomain', 'https://x.billing.example/', false],
    ['the host as a user name', 'https://billing.example@evil.example/', false],
    ['a password', 'https://a:b@billing.example/', false],
    ['another port', 'https://billing.example:8444/', false],
    ['ftp', 'ftp://billing.example/', false],
    ['a path', '/customers/5', false],
    ['nothing', '', false],
  ])('%s', (_, address, isAllowed) => {
    expect('href' in allowedAddress(address, hosts)).toBe(isAllowed);
  });

  it.each([
    ['http://pay.example:8080/c', { href: 'http://pay.example:8080/c' }],
    ['https://раypal.example/', { href: 'https://xn--ypal-43d9g.example/' }],
    ['javascript:alert(1)', { refusal: 'malformed' }],
    ['/customers/5', { refusal: 'malformed' }],
    ['https://billing.example@evil.example/', { refusal: 'credentials' }],
    ['https://:secret@pay.example/', { refusal: 'credentials' }],
  ])('is any of http and https where no host is listed: %s', (address, expected) => {
    expect(allowedAddress(address, [])).toEqual(expected);
  });

  it('is on a listed host where there is a list', () => {
    expect(allowedAddress('https://billing.example/', ['a.example'])).toEqual({ refusal: 'otherHost' });
  });
});
