import { render } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { expect, it, vi } from 'vitest';
import { AdminKitProvider } from './admin-kit-provider.tsx';

vi.mock(import('react'), async (importOriginal) => ({ ...(await importOriginal()), version: '18.3.1' }));

it('says on React 18 in a sentence what is needed', () => {
  // React prints what a component throws.
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
  const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };
  expect(() => render(<AdminKitProvider client={client} session={session} />)).toThrow(
    '@timemap/admin-kit needs React 19, and this page has React 18.3.1.',
  );
  print.mockRestore();
});
