export class Stopped extends Error {
  readonly reason: 'timeout' | 'aborted';

  constructor(reason: 'timeout' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

// A longer timer overflows and fires immediately.
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Rejects with `Stopped`, even if the work ignores its signal. */
export function withDeadline<T>(
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onAbort);
    };
    const stop = (reason: 'timeout' | 'aborted') => {
      settle();
      reject(new Stopped(reason));
      controller.abort();
    };
    const onAbort = () => stop('aborted');
    const timer = setTimeout(() => stop('timeout'), Math.min(timeoutMs, MAX_TIMER_MS));
    callerSignal?.addEventListener('abort', onAbort);
    work(controller.signal).then(resolve, reject).finally(settle);
  });
}

export function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    signal.addEventListener('abort', end);
  });
}
