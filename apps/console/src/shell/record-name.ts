import type { AdminUser, EnterpriseDeal, Operation, Organization } from '@timemap/admin-api';
import { queryKey, useAdminKit } from '@timemap/admin-kit';
import { useCallback, useSyncExternalStore } from 'react';
import type { RecordKind, RecordRef } from '../page-handle.ts';

interface NamedRead {
  readonly operation: Operation;
  readonly nameOf: (data: never) => string;
}

const reads: Readonly<Partial<Record<RecordKind, NamedRead>>> = {
  user: {
    operation: 'GET /global/users/{id}',
    nameOf: ({ displayName, username }: AdminUser) => displayName.trim() || username,
  },
  deal: { operation: 'GET /enterprise/{id}', nameOf: ({ name }: EnterpriseDeal) => name },
  organization: { operation: 'GET /organizations/{id}', nameOf: ({ name }: Organization) => name },
};

export function useRecordName(record: RecordRef | null): string {
  const { queryClient, client } = useAdminKit();
  const read = record === null ? undefined : reads[record.kind];
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => {
    if (read === undefined) return '';
    const data = queryClient.getQueryData(queryKey(client, read.operation, { path: { id: record?.id } }));
    return data === undefined ? '' : read.nameOf(data as never).trim();
  });
}
