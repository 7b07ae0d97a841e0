import { useQueries } from '@tanstack/react-query';
import { ApiError, type CallInput, call, type Operation } from '@timemap/admin-api';
import { type AdminKit, useAdminKit } from '@timemap/admin-kit';
import { keyOfRead, keyOfUnreadableCount } from '../kit-cache.ts';
import type { ListLoad, PaletteWord } from './feature-commands.ts';
import { allRecords } from './features.ts';

const staffLists = allRecords.flatMap(({ title, staffList }) => (staffList ? { title, ...staffList } : []));
const ownLists = allRecords.flatMap(({ title, ownList }) => (ownList ? { title, ...ownList } : []));

export interface Loads {
  readonly pending: readonly PaletteWord[];
  readonly failed: readonly { readonly title: PaletteWord; readonly isRetrying: boolean; retry(): void }[];
  readonly version: string;
}

export function useLoads(isWanted: boolean): Loads {
  const kit = useAdminKit();
  const lists = kit.session.user.isAdmin ? staffLists : ownLists;
  const results = useQueries(
    {
      queries: lists.map((list) => ({
        queryKey: keyOfRead(kit.client.id, list.operation, list.input),
        queryFn: ({ signal }: { signal: AbortSignal }) => load(kit, list, signal),
        enabled: isWanted,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always' as const,
      })),
    },
    kit.queryClient,
  );
  const named = results.flatMap((result, index) => {
    const title = lists[index]?.title;
    return title === undefined ? [] : [{ result, title }];
  });
  return {
    pending: named
      .filter(({ result }) => isWanted && result.isPending && !result.isError)
      .map(({ title }) => title),
    failed: named
      .filter(({ result }) => isWanted && result.isError && result.data === undefined)
      .map(({ title, result }) => ({
        title,
        isRetrying: result.isFetching,
        retry: () => void result.refetch({ cancelRefetch: false }),
      })),
    version: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
  };
}

/** Reported like every load of the kit, so that the activity list has it. */
async function load(
  kit: AdminKit,
  { operation, input, reader, isWholeOrFails = false }: ListLoad,
  signal: AbortSignal,
): Promise<unknown> {
  const startedAt = Date.now();
  const emitLoad = (outcome: 'succeeded' | 'failed' | 'aborted', error?: ApiError) => {
    const at = Date.now();
    const failure = error && { kind: error.kind, status: error.status, message: error.message };
    kit.emit({
      type: 'load',
      operation,
      outcome,
      at,
      durationMs: at - startedAt,
      ...(failure && { failure }),
    });
  };
  try {
    let unreadableCount = 0;
    const count = (unreadable: number) => {
      unreadableCount = unreadable;
    };
    const sent = { ...input, signal } as CallInput<Operation>;
    const data = await call(kit.client, operation, sent, reader, isWholeOrFails ? undefined : count);
    kit.queryClient.setQueryData(keyOfUnreadableCount(kit.client.id, operation, input), unreadableCount);
    emitLoad('succeeded');
    return data;
  } catch (error) {
    if (error instanceof ApiError) emitLoad(error.kind === 'aborted' ? 'aborted' : 'failed', error);
    throw error;
  }
}
