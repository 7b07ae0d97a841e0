import { type Forest, ROOT } from './forest.ts';

/** What a search found. */
export interface SearchFilter {
  /** As compared: without case and accents. */
  readonly query: string;
  readonly matchCount: number;
  readonly isMatch: Uint8Array;
  /** Matches and everything above them. */
  readonly isKept: Uint8Array;
  /** How many children are kept. A node with none is a match whose children are all shown when it is opened. */
  readonly keptChildren: Int32Array;
  /** Position among kept siblings; 0 where the node is not kept. */
  readonly position: Int32Array;
}

/** Finds the nodes whose name contains a folded query, and keeps their ancestors. */
export function searchForest(forest: Forest, query: string): SearchFilter {
  forest.complete();
  const size = forest.nodeCount;
  const isMatch = new Uint8Array(size);
  const isKept = new Uint8Array(size);
  const keptChildren = new Int32Array(size);
  const position = new Int32Array(size);
  isKept[ROOT] = 1;
  let matchCount = 0;
  for (let node = ROOT + 1; node < size; node++) {
    if (!forest.foldedName(node).includes(query)) continue;
    isMatch[node] = 1;
    matchCount += 1;
    for (let kept = node; isKept[kept] === 0; kept = forest.parent(kept)) isKept[kept] = 1;
  }
  // Siblings are consecutive and in order, so that counting the kept ones gives each its position.
  for (let node = ROOT + 1; node < size; node++) {
    if (isKept[node] === 0) continue;
    const parent = forest.parent(node);
    keptChildren[parent] = (keptChildren[parent] as number) + 1;
    position[node] = keptChildren[parent] as number;
  }
  return { query, matchCount, isMatch, isKept, keptChildren, position };
}
