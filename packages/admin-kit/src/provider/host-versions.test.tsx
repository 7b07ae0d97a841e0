import { render } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };

beforeEach(() => {
  vi.resetModules();
});
afterEach(async () => {
  // Else it examines the page of the next file.
  await vi.dynamicImportSettled();
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

it('says during development that two people have one client', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { AdminKitProvider } = await import('./admin-kit-provider.tsx');
  const other = { user: { ...session.user, id: 13 } };
  const { rerender } = render(<AdminKitProvider client={client} session={session} />);
  rerender(<AdminKitProvider client={client} session={other} />);
  await Promise.resolve();
  const said = () =>
    warn.mock.calls.flat().filter((text) => /^Two <AdminKitProvider>.*one client for two people/.test(text));
  expect(said()).toEqual([]);
  render(<AdminKitProvider client={client} session={session} />);
  await Promise.resolve();
  expect(said()).toHaveLength(1);
});
