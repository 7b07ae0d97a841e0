import { type QueryClient, whenLoadsEnd } from './query.ts';

/** Safari has no idle callbacks. */
const REST_MS = 1_000;
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run, REST_MS);

/** Fetches a later script once nothing else loads. It then works offline and after a deployment. */
export function preload(queryClient: QueryClient, fetchScript: () => void): () => void {
  let isShown = true;
  const fetchIfShown = () => {
    if (isShown) fetchScript();
  };
  whenIdle(() => whenLoadsEnd(queryClient, () => whenIdle(fetchIfShown)));
  return () => {
    isShown = false;
  };
}
