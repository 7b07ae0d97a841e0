import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type FoundGroup, search } from './search.ts';
import { readSources, type Source } from './source.ts';

/** No slice holds the thread longer than this, so that a key press waits for half a frame at most. */
const SLICE_MS = 8;
/** How often what is found so far is shown while there is more to read. */
const SHOW_EVERY_MS = 150;

/** What the query finds. The sources are read a slice at a time: a hundred thousand users hold up no letter. */
export function useFound(
  sources: readonly Source[],
  query: string,
): {
  groups: FoundGroup[];
  isReading: boolean;
  /** The query that the groups are for; behind the one that was typed while there is much to search. */
  searched: string;
} {
  const [progress, setProgress] = useState({ shownAt: 0, isDone: false });
  useEffect(() => {
    let shownAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const now = performance.now();
      const isDone = readSources(sources, now + SLICE_MS);
      if (isDone || now - shownAt > SHOW_EVERY_MS) {
        shownAt = now;
        setProgress({ shownAt, isDone });
      }
      if (!isDone) timer = setTimeout(step, 0);
    };
    step();
    return () => clearTimeout(timer);
  }, [sources]);
  const searched = useDeferredValue(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress tells that the sources hold more than before
  const groups = useMemo(() => search(sources, searched), [sources, searched, progress]);
  return { groups, isReading: !progress.isDone, searched };
}
