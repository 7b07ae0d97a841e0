import type { LoadedQuery } from './use-read.ts';

export function withRefreshOf<T>(read: LoadedQuery<T>, second: LoadedQuery<unknown>): LoadedQuery<T> {
  if (second.refreshError === null) return read;
  return {
    ...read,
    isRefreshing: read.isRefreshing || second.isRefreshing,
    refreshError: read.refreshError ?? second.refreshError,
    refresh: () => {
      read.refresh();
      second.refresh();
    },
  };
}
