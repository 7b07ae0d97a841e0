import { useDeferredValue, useEffect, useState } from 'react';
import { runUrgently } from '../../browser/run-urgently.ts';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { decodeString, stringEnd } from './json-scan.ts';
import { rawText } from './json-text.ts';

const VALUES_PER_STEP = 200;

/** A search must not reveal secrets. */
export function* searchJson(outline: JsonOutline, query: string, found: JsonNode[]): Generator<void, void> {
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  for (let node = 0, steps = 1; node < outline.size; steps++) {
    if (steps % VALUES_PER_STEP === 0) yield;
    if (keyMatches(outline, node, pattern) || valueMatches(outline, node, pattern)) found.push(node);
    node = outline.isHidden(node) ? outline.next(node) : node + 1;
  }
}

function keyMatches(outline: JsonOutline, node: JsonNode, pattern: RegExp): boolean {
  const from = outline.keyStart(node);
  return from >= 0 && pattern.test(decodeString(outline.text.slice(from, stringEnd(outline.text, from))));
}

function valueMatches(outline: JsonOutline, node: JsonNode, pattern: RegExp): boolean {
  if (outline.isHidden(node)) return false;
  const kind = outline.kind(node);
  if (kind === 'object' || kind === 'array') return false;
  const raw = rawText(outline, node);
  return pattern.test(kind === 'string' ? decodeString(raw) : raw);
}

export function lastUpTo(found: readonly JsonNode[], node: JsonNode): number {
  let low = -1;
  let high = found.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((found[middle] as number) <= node) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface JsonSearch {
  readonly query: string;
  readonly found: readonly JsonNode[];
  readonly count: number;
  readonly isSearching: boolean;
  search(query: string): void;
}

const nothing: readonly JsonNode[] = [];

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
    return runUrgently(searchJson(outline, wanted, found), {
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
