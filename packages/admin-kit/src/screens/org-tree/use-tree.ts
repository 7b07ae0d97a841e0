import type { Organization } from '@timemap/admin-api';
import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { createNameOrder } from './name-order.ts';
import { prepareForest } from './prepare-forest.ts';
import {
  createTree,
  followSelection,
  replaceOrganizations,
  searchFor,
  type TreeModel,
} from './tree-model.ts';

export interface TreeInput {
  readonly organizations: readonly Organization[];
  readonly selectedId: number | null;
  /** What is in the search box. The search itself follows when there is time, so that typing never waits for it. */
  readonly query: string;
  readonly locale: string;
}

/** The tree's state, kept in step with the list, the selection and the search box. */
export function useTree(input: TreeInput): [TreeModel, Dispatch<SetStateAction<TreeModel>>] {
  const { organizations, selectedId, locale } = input;
  const order = useMemo(() => createNameOrder(locale), [locale]);
  const query = useDeferredValue(input.query);
  const [kept, setTree] = useState(() => followSelection(createTree(organizations, order), selectedId));

  let tree = kept;
  if (tree.source !== organizations || tree.forest.order !== order) {
    tree = replaceOrganizations(tree, organizations, order);
  }
  if (tree.query !== query) tree = searchFor(tree, query);
  tree = followSelection(tree, selectedId);
  if (tree !== kept) setTree(tree);

  const { forest } = tree;
  const [, countAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => prepareForest(forest, countAgain), [forest]);
  return [tree, setTree];
}
