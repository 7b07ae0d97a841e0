import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('react');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('names the needed React version on React 18', async () => {
  vi.doMock(import('react'), async (importOriginal) => ({ ...(await importOriginal()), version: '18.3.1' }));
  const { AdminKitProvider } = await import('./admin-kit-provider.tsx');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<AdminKitProvider client={client} session={session} />)).toThrow(
    '@timemap/admin-kit needs React 19, and this page has React 18.3.1.',
  );
});

it.each([
  { mode: 'development', warnings: 1 },
  { mode: 'production', warnings: 0 },
])('gives $warnings warnings in $mode for a cache of another copy of TanStack Query', async (expected) => {
  vi.stubEnv('NODE_ENV', expected.mode);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { AdminKitProvider } = await import('./admin-kit-provider.tsx');
  const provide = (queryClient: QueryClient) =>
    render(<AdminKitProvider client={client} session={session} queryClient={queryClient} />);

  provide(new QueryClient());
  expect(warn).not.toHaveBeenCalled();

  const otherClass = Object.defineProperties({}, Object.getOwnPropertyDescriptors(QueryClient.prototype));
  provide(Object.setPrototypeOf(new QueryClient(), otherClass));
  expect(warn.mock.calls.flat().join()).toMatch(
    expected.warnings > 0 ? /^The queryClient of <AdminKitProvider>.*leave queryClient out\.$/ : /^$/,
  );
});
