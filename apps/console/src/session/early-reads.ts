import type { AdminClient, CallInput, Operation } from '@timemap/admin-api';
import { isWrite } from '@timemap/admin-api';

export interface EarlyReads {
  /** The first call that equals an early read gets its answer, and sends nothing. */
  readonly client: AdminClient;
  begin<O extends Operation>(operation: O, input: CallInput<O>): void;
  cancel(): void;
}

interface EarlyRead {
  readonly sessionId: string;
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  answeredAt: number | null;
}

const FRESH_MS = 10_000;

interface EarlyReadsOptions {
  client: AdminClient;
  sessionId: () => string | null;
}

export function createEarlyReads({ client, sessionId }: EarlyReadsOptions): EarlyReads {
  const waiting = new Map<string, EarlyRead>();

  function cancel(): void {
    for (const { abort } of waiting.values()) abort.abort();
    waiting.clear();
  }

  function take(key: string): EarlyRead | null {
    const read = waiting.get(key);
    if (read === undefined) return null;
    waiting.delete(key);
    const isFresh = read.answeredAt === null || Date.now() - read.answeredAt < FRESH_MS;
    if (isFresh && read.sessionId === sessionId()) return read;
    read.abort.abort();
    return null;
  }

  return {
    client: {
      ...client,
      send(operation, input) {
        // An early read can be older than the change.
        if (isWrite(operation)) cancel();
        const { signal } = input as { signal?: AbortSignal };
        const read = signal?.aborted ? null : take(keyOf(operation, input));
        if (read === null) return client.send(operation, input);
        const abort = () => read.abort.abort();
        signal?.addEventListener('abort', abort);
        return read.answer.finally(() => signal?.removeEventListener('abort', abort));
      },
    },
    begin(operation, input) {
      const current = sessionId();
      const key = keyOf(operation, input);
      if (current === null || isWrite(operation) || waiting.has(key)) return;
      const abort = new AbortController();
      const answer = client.send(operation, { ...input, signal: abort.signal });
      const read: EarlyRead = { sessionId: current, answer, abort, answeredAt: null };
      waiting.set(key, read);
      const onAnswer = () => {
        read.answeredAt = Date.now();
      };
      answer.then(onAnswer, onAnswer);
    },
    cancel,
  };
}

/** Each caller has its own signal. */
function keyOf(operation: Operation, input: object): string {
  return JSON.stringify([operation, { ...input, signal: undefined }]);
}
