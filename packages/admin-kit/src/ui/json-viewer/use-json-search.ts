import { useDeferredValue, useEffect, useState } from 'react';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { searchJson } from './json-search.ts';
import { readInSlices } from './read-in-slices.ts';

export interface JsonSearch {
  readonly query: string;
  /** In the order of the text; the first one alone while more are searched. */
  readonly found: readonly JsonNode[];
  readonly count: number;
  readonly isSearching: boolean;
  search(query: string): void;
}

const nothing: readonly JsonNode[] = [];

/** What a query finds, as it is found. `onFirst` fires with the first match of each query. */
export function useJsonSearch(outline: JsonOutline, onFirst: (node: JsonNode) => void): JsonSearch {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const [answer, setAnswer] = useState<{
    query: string;
    found: readonly JsonNode[];
    count: number;
    isDone: boolean;
  } | null>(null);

  useEffect(() => {
    if (wanted === '') return;
    const found: JsonNode[] = [];
    let isShown = false;
    const tell = (isDone: boolean) => {
      const first = found[0];
      if (!isShown && first !== undefined) {
        isShown = true;
        onFirst(first);
      }
      setAnswer({ query: wanted, found: isDone ? found : found.slice(0, 1), count: found.length, isDone });
    };
    return readInSlices(searchJson(outline, wanted, found), {
      onStep: () => tell(false),
      onEnd: () => tell(true),
    });
  }, [outline, wanted, onFirst]);

  const current = wanted !== '' && answer?.query === wanted ? answer : null;
  return {
    query,
    found: current?.found ?? nothing,
    count: current?.count ?? 0,
    isSearching: query.trim() !== '' && current?.isDone !== true,
    search: setQuery,
  };
}
