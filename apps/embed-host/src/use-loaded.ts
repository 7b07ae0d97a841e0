import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: T };

/** Keep `load` stable: a new function runs again. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setLoaded({ status: 'loading' });
    load(signal)
      .then((data) => signal.aborted || setLoaded({ status: 'ready', data }))
      .catch((error: unknown) => signal.aborted || setLoaded({ status: 'failed', error }));
    return () => stop.abort();
  }, [load]);
  return loaded;
}
