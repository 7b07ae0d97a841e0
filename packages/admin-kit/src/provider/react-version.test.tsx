import { render } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { expect, it, vi } from 'vitest';

it('says on React 18 in a sentence what is needed', async () => {
  vi.resetModules();
  vi.doMock(import('react'), async (importOriginal) => ({ ...(await importOriginal()), version: '18.3.1' }));
  const { AdminKitProvider } = await import('./admin-kit-provider.tsx');
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
  const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };
  expect(() => render(<AdminKitProvider client={client} session={session} />)).toThrow(
    '@timemap/admin-kit needs React 19, and this page has React 18.3.1.',
  );
  print.mockRestore();
  vi.doUnmock('react');
  vi.resetModules();
});
