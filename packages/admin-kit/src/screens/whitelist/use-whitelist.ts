import { useMemo } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { globalWhitelist, type WhitelistAdapter } from './api.ts';
import { canManageWhitelist, sortEntries } from './rules.ts';
import { type AddEntries, useAddEntries } from './use-add-entries.ts';
import { type RemoveEntry, useRemoveEntry } from './use-remove-entry.ts';

export interface WhitelistState {
  /** The load; each entry once, those of one domain together. */
  readonly read: ReadState<readonly string[]>;
  readonly add: AddEntries;
  readonly remove: RemoveEntry;
}

/** One whitelist and its changes, without any view. @default the global one @spec B §2, §5 */
export function useWhitelist(adapter: WhitelistAdapter = globalWhitelist): WhitelistState {
  const { client, session } = useAdminKit();
  const loaded = useRead(canManageWhitelist(session).isAllowed ? adapter.query(client) : null);
  const add = useAddEntries(adapter);
  const remove = useRemoveEntry(adapter);
  const data = loaded.status === 'ready' ? loaded.data : null;
  const entries = useMemo(() => data && sortEntries(data), [data]);
  return { read: loaded.status === 'ready' && entries ? { ...loaded, data: entries } : loaded, add, remove };
}
