import { type AdminClient, ApiError } from '@timemap/admin-api';
import type { AdminKit, LastState } from '../context/admin-kit-context.ts';
import { type CacheKey, keyOf, type Query } from '../data/query.ts';
import { markLastState } from '../messages/mark-failure.ts';
import { timeFromNow } from '../text/age-text.ts';

export type { LastState } from '../context/admin-kit-context.ts';

export interface LastStateOptions {
  /** Of the browser. What does not fit is not kept. */
  storage: Storage;
  /** What is older is not shown. @default a week, in milliseconds */
  maxAgeMs?: number;
}

const PREFIX = 'admin-kit last state ';
const WEEK_MS = 604_800_000;
const MINUTE_MS = 60_000;

interface Kept {
  readonly at: number;
  /** As the server sent it, so that it is decoded like any other. */
  readonly answer: unknown;
}

/**
 * Keeps the last answers to the reads of screens in a storage of the browser, for each API and person. While the server
 * cannot be reached, screens show them and say how old they are. Writes are not kept. People's data is then on the
 * device: call `forget` when somebody signs out.
 * @example <AdminKitProvider lastState={lastState}>, with const lastState = keepLastState({ storage })
 */
export function keepLastState({ storage, maxAgeMs = WEEK_MS }: LastStateOptions): LastState {
  function keep(key: string, answer: unknown): void {
    try {
      storage.setItem(key, JSON.stringify({ at: Date.now(), answer } satisfies Kept));
    } catch {
      // The storage is full or blocked. An older answer would look like the last one.
      drop(key);
    }
  }

  function drop(key: string): void {
    try {
      storage.removeItem(key);
    } catch {
      // A blocked storage holds nothing.
    }
  }

  function find(key: string): Kept | null {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
      if (kept && Date.now() - kept.at <= maxAgeMs) return kept;
    } catch {
      // It is dropped below.
    }
    drop(key);
    return null;
  }

  async function restore(
    kit: AdminKit,
    query: CacheKey & Pick<Query<unknown>, 'load'>,
    error: ApiError,
    signal: AbortSignal,
  ) {
    const { queryClient, client } = kit;
    const queryKey = keyOf(client, query);
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    let at = Number.POSITIVE_INFINITY;
    const keys: string[] = [];
    const send: AdminClient['send'] = async (operation, input) => {
      const key = keyFor(kit, operation, input);
      const kept = find(key);
      if (kept === null) throw error;
      keys.push(key);
      at = Math.min(at, kept.at);
      return kept.answer;
    };
    try {
      const data = await query.load({ ...client, send }, signal);
      queryClient.setQueryData<unknown>(queryKey, data, { updatedAt: at });
    } catch {
      // What another version kept may not decode.
      return keys.forEach(drop);
    }
    markLastState(error, (locale) => timeFromNow(Math.min(at, Date.now() - MINUTE_MS), Date.now(), locale));
    globalThis.addEventListener('online', () => void queryClient.refetchQueries({ queryKey }), {
      once: true,
    });
  }

  return {
    reading: (kit, query) => ({
      ...query,
      load: async (client, signal, onUnreadable) => {
        const send: AdminClient['send'] = async (operation, input) => {
          const answer = await client.send(operation, input);
          keep(keyFor(kit, operation, input), answer);
          return answer;
        };
        try {
          return await query.load({ ...client, send }, signal, onUnreadable);
        } catch (error) {
          if (isUnreached(error)) await restore(kit, query, error, signal);
          throw error;
        }
      },
    }),
    forget: () => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) drop(key);
    },
  };
}

const isUnreached = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

function keyFor(
  { client, session }: AdminKit,
  operation: string,
  { signal, ...input }: { signal?: unknown },
) {
  return PREFIX + JSON.stringify([client.baseUrl, session.user.id, operation, input]);
}
