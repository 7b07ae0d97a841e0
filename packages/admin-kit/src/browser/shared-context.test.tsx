import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { MAJOR } from './shared-context.ts';

afterEach(() => vi.resetModules());

const otherCopy = async () => {
  vi.resetModules();
  return {
    ...(await import('../context/admin-kit-context.ts')),
    ...(await import('../messages/messages.ts')),
    ...(await import('../ui/portal/portal-settings.ts')),
    ...(await import('../accessibility/screens.ts')),
    ...(await import('../accessibility/last-screen.ts')),
  };
};

describe('a page with two copies of the kit', () => {
  it('gives a screen of one what the provider of the other has', async () => {
    const [one, two] = [await otherCopy(), await otherCopy()];
    expect(two.useAdminKit).not.toBe(one.useAdminKit);
    const { result } = renderHook(() => [two.useAdminKit().client.baseUrl, two.useLocale()], {
      wrapper: ({ children }) => (
        <one.AdminKitContext value={{ client: { baseUrl: '/api' } } as never}>
          <one.MessageContext value={{ locale: 'de', overrides: [] }}>{children}</one.MessageContext>
        </one.AdminKitContext>
      ),
    });
    expect(result.current).toEqual(['/api', 'de']);
    expect(two.PortalContext).toBe(one.PortalContext);
  });

  it('knows the screens of the other, so its messages are in the modal around them', async () => {
    const [one, two] = [await otherCopy(), await otherCopy()];
    const element = document.createElement('section');
    const leave = two.enterScreen(element);
    const onLeft = vi.fn();
    const forget = one.onScreenLeft(onLeft);
    expect(one.lastScreen()).toBe(element);
    leave();
    expect(onLeft).toHaveBeenCalledTimes(1);
    forget();
  });

  it('names both versions where they cannot understand each other', async () => {
    const { useAdminKit } = await otherCopy();
    const versions = Reflect.get(globalThis, Symbol.for('@timemap/admin-kit'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useAdminKit())).toThrow(/is outside <AdminKitProvider>/);
    versions['7'] = new Map();
    expect(() => renderHook(() => useAdminKit())).toThrow(
      `version ${MAJOR}, but this page also loads version 7`,
    );
    delete versions['7'];
    logged.mockRestore();
  });

  it('has the major version of the package', () => {
    expect(manifest.version.split('.')[0]).toBe(MAJOR);
  });
});
