import { useCallback, useState } from 'react';
import { invalidate } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { WhitelistAdapter } from './api.ts';
import { type EntryFailure, keepEntries } from './keep-entries.ts';

export interface RemoveEntry {
  isBusyWith(entry: string): boolean;
  /** The newest failure, until the next removal or until it is dismissed. */
  readonly failure: EntryFailure | null;
  /** Entries go one by one, several at once. Answers whether it is gone. */
  run(entry: string): Promise<boolean>;
  dismissFailure(): void;
}

/** @operation POST /global/whitelist/remove, POST /enterprise/whitelist/remove @spec B §7 */
export function useRemoveEntry(adapter: WhitelistAdapter): RemoveEntry {
  const { queryClient, client } = useAdminKit();
  const [failure, setFailure] = useState<EntryFailure | null>(null);
  const { run, isBusyWith } = useAction<string>({
    name: 'whitelist.remove',
    operation: adapter.removeOperation,
    key: (entry) => entry,
    target: (entry) => ({ ...adapter.target, label: entry }),
    send: async (kit, entry) => {
      await adapter.remove(kit.client, entry);
      keepEntries(kit, adapter, (entries) => entries.filter((other) => other !== entry));
    },
  });
  return {
    isBusyWith,
    failure,
    run: useCallback(
      async (entry) => {
        setFailure(null);
        const outcome = await run(entry);
        if (outcome.status === 'failed') setFailure({ entry, error: outcome.error });
        if (outcome.status === 'vetoed') setFailure({ entry, error: null });
        // Also after a refusal: someone else may have removed it meanwhile.
        if (outcome.status === 'succeeded' || outcome.status === 'failed') {
          void invalidate(queryClient, client, adapter.reads);
        }
        return outcome.status === 'succeeded';
      },
      [run, queryClient, client, adapter],
    ),
    dismissFailure: () => setFailure(null),
  };
}
