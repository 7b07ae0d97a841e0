import { useRef, useState } from 'react';
import { invalidate } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { WhitelistAdapter } from './api.ts';
import { type EntryFailure, keepEntries } from './keep-entries.ts';

export interface AddEntries {
  readonly isBusy: boolean;
  isBusyWith(entry: string): boolean;
  /** Entries that were not added. Those of the same run that were stay added. */
  readonly failures: readonly EntryFailure[];
  /** Adds one after the other, each by a call of its own, also after one has failed. Answers those that failed. */
  run(entries: readonly string[]): Promise<readonly EntryFailure[]>;
  /** Tries one that failed again, alone. Answers whether it was added. */
  retry(entry: string): Promise<boolean>;
  dismissFailures(): void;
}

/** @operation POST /global/whitelist/add, POST /enterprise/whitelist/add @spec B §5, §7 */
export function useAddEntries(adapter: WhitelistAdapter): AddEntries {
  const kit = useAdminKit();
  const [failures, setFailures] = useState<readonly EntryFailure[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  // Between two entries of one run no call is under way, and a second run must not begin.
  const isUnderWay = useRef(false);
  const action = useAction<string>({
    name: 'whitelist.add',
    operation: adapter.addOperation,
    key: (entry) => entry,
    target: (entry) => ({ ...adapter.target, label: entry }),
    send: async (current, entry) => {
      await adapter.add(current.client, entry);
      keepEntries(current, adapter, (entries) => (entries.includes(entry) ? entries : [...entries, entry]));
    },
  });

  const addEach = async (entries: readonly string[]): Promise<readonly EntryFailure[] | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsBusy(true);
    const failed: EntryFailure[] = [];
    for (const entry of entries) {
      const outcome = await action.run(entry);
      if (outcome.status === 'failed') failed.push({ entry, error: outcome.error });
      if (outcome.status === 'vetoed') failed.push({ entry, error: null });
    }
    void invalidate(kit.queryClient, kit.client, adapter.reads);
    isUnderWay.current = false;
    setIsBusy(false);
    return failed;
  };

  return {
    isBusy,
    isBusyWith: action.isBusyWith,
    failures,
    run: async (entries) => {
      if (isUnderWay.current) return [];
      setFailures([]);
      const failed = (await addEach(entries)) ?? [];
      setFailures(failed);
      return failed;
    },
    retry: async (entry) => {
      const failed = await addEach([entry]);
      if (failed === null) return false;
      setFailures((known) => known.flatMap((failure) => (failure.entry === entry ? failed : [failure])));
      return failed.length === 0;
    },
    dismissFailures: () => setFailures([]),
  };
}
