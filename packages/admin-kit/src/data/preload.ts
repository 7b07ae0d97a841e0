import { whenIdle } from '../browser/idle.ts';
import { type QueryClient, whenLoadsEnd } from './query.ts';

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
