import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PaletteItem } from './palette-item.ts';
import { type FoundGroup, search } from './search.ts';
import { readSources, type Source } from './source.ts';

const SLICE_MS = 8;
const SHOW_EVERY_MS = 150;

export function useFound(
  sources: readonly Source[],
  query: string,
  recent: readonly PaletteItem[],
): {
  groups: FoundGroup[];
  isReading: boolean;
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
  const recentKeys = useMemo(() => new Set(recent.map(({ key }) => key)), [recent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress tells that the sources hold more than before
  const groups = useMemo(
    () => search(sources, searched, recentKeys),
    [sources, searched, recentKeys, progress],
  );
  return { groups, isReading: !progress.isDone, searched };
}
