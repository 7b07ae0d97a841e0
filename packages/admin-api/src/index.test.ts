import { describe, expect, it } from 'vitest';

describe('the package', () => {
  it('loads where there is no browser, touches nothing, and offers its names', async () => {
    expect('window' in globalThis).toBe(false);
    const before = Object.getOwnPropertyNames(globalThis);
    const api = await import('./index.ts');
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
    expect(api).toMatchObject({
      createAdminClient: expect.any(Function),
      call: expect.any(Function),
      ApiError: expect.any(Function),
      createSessionStore: expect.any(Function),
    });
    expect(api.createSessionStore().get()).toBeNull();
  });
});
