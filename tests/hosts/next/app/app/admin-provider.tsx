'use client';

import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { type ReactNode, useState } from 'react';
import { session } from './session';

export function AdminProvider({ apiUrl, children }: { apiUrl: string; children: ReactNode }) {
  const [client] = useState(() =>
    createAdminClient({ baseUrl: apiUrl, getSessionId: () => localStorage.getItem('cv-sid') }),
  );
  return (
    <AdminKitProvider client={client} session={session} timeZone="UTC">
      {children}
    </AdminKitProvider>
  );
}
