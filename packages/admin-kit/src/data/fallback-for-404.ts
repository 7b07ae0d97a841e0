import { type AdminClient, ApiError, type Operation } from '@timemap/admin-api';
import type { Query } from './query.ts';

export function withFallbackFor404<T, O extends Operation>(
  query: Query<T, O>,
  fallback: (client: AdminClient, signal: AbortSignal, notFound: ApiError) => Promise<T>,
): Query<T, O> {
  return {
    ...query,
    load: async (client, signal) => {
      try {
        return await query.load(client, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && error.answeredJson) {
          return await fallback(client, signal, error);
        }
        throw error;
      }
    },
  };
}
