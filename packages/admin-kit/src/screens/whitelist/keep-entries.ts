import type { ApiError } from '@timemap/admin-api';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import type { WhitelistAdapter } from './api.ts';

/** An entry that is as it was before, and why; without an error the host said no. */
export interface EntryFailure {
  readonly entry: string;
  readonly error: ApiError | null;
}

/** Confirmed is confirmed, in the list as well: it is loaded again, but nobody has to wait for that. */
export function keepEntries(
  { client, queryClient }: AdminKit,
  adapter: WhitelistAdapter,
  change: (entries: string[]) => string[],
): void {
  queryClient.setQueryData<string[]>(adapter.query(client).queryKey, (entries) => entries && change(entries));
}
