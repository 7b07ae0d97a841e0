import { useQueries } from '@tanstack/react-query';
import { queryOptions, useAdminKit } from '@timemap/admin-kit';
import type { PaletteWord } from './feature-commands.ts';
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
        ...queryOptions(kit, list),
        enabled: isWanted,
        staleTime: Number.POSITIVE_INFINITY,
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
