import { ApiError, type Operation } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { loadLater } from '../load-later.ts';

/** Loads what sends a write and judges its answer. @throws ApiError if its script could not be loaded */
export async function loadWrites(kit: AdminKit, operation: Operation): ReturnType<typeof loadLater> {
  try {
    return await loadLater();
  } catch (cause) {
    const { message } = cause as Error;
    kit.emit({ type: 'crash', at: Date.now(), screen: 'writes', message });
    throw new ApiError(navigator.onLine ? 'network' : 'offline', operation, { cause, wasSent: false });
  }
}
