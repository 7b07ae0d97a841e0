import { useCallback, useState } from 'react';
import type { JsonFolding } from './json-folding.ts';
import type { JsonNode } from './json-outline.ts';

/** Browsers limit the height of an element. */
export const MAX_ROWS = 400_000;

export interface JsonTree {
  readonly folding: JsonFolding;
  readonly current: JsonNode;
  readonly scrollToken: number;
  readonly firstRow: number;
  show(node: JsonNode): void;
  focus(node: JsonNode): void;
  toggle(node: JsonNode): void;
  openSiblings(node: JsonNode): void;
  foldAll(): void;
  unfoldAll(): void;
  turn(step: -1 | 1): void;
}

interface TreeState {
  readonly folding: JsonFolding;
  readonly current: JsonNode;
  readonly scrollToken: number;
  readonly firstRow: number;
}

export function useJsonTree(first: JsonFolding): JsonTree {
  const [kept, setState] = useState<TreeState>(() => startOf(first));
  const state = kept.folding.outline === first.outline ? kept : startOf(first);
  if (state !== kept) setState(state);
  const change = useCallback(
    (next: (state: TreeState) => Partial<TreeState>) =>
      setState((before) => settled({ ...before, ...next(before) })),
    [],
  );
  return {
    ...state,
    show: useCallback(
      (node) =>
        change(({ folding, scrollToken }) => ({
          folding: folding.showing(node),
          current: node,
          scrollToken: scrollToken + 1,
        })),
      [change],
    ),
    focus: useCallback((node) => change(() => ({ current: node })), [change]),
    toggle: useCallback(
      (node) => change(({ folding }) => ({ folding: folding.toggled(node), current: node })),
      [change],
    ),
    openSiblings: useCallback(
      (node) => change(({ folding }) => ({ folding: folding.openSiblings(node) })),
      [change],
    ),
    foldAll: useCallback(
      () =>
        change(({ folding, scrollToken }) => ({
          folding: folding.everything(false),
          scrollToken: scrollToken + 1,
        })),
      [change],
    ),
    unfoldAll: useCallback(
      () =>
        change(({ folding, scrollToken }) => ({
          folding: folding.everything(true),
          scrollToken: scrollToken + 1,
        })),
      [change],
    ),
    turn: useCallback(
      (step) =>
        change(({ folding, firstRow, scrollToken }) => {
          const row = Math.min(Math.max(0, firstRow + step * MAX_ROWS), folding.rows.length - 1);
          return { firstRow: row, current: folding.rows[row] ?? 0, scrollToken: scrollToken + 1 };
        }),
      [change],
    ),
  };
}

function startOf(folding: JsonFolding): TreeState {
  return { folding, current: 0, scrollToken: 0, firstRow: 0 };
}

function settled(state: TreeState): TreeState {
  const { row, node } = state.folding.nearestRow(state.current);
  const isLaidOut = row >= state.firstRow && row < state.firstRow + MAX_ROWS;
  return {
    ...state,
    current: node,
    firstRow: isLaidOut ? state.firstRow : Math.floor(row / MAX_ROWS) * MAX_ROWS,
  };
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The ARIA tree pattern. JSON is left to right, so Right opens in every page. */
export function pressInTree(tree: JsonTree, press: KeyPress, rowsPerPage: number): boolean {
  if (press.ctrlKey || press.altKey || press.metaKey) return false;
  const { folding, current } = tree;
  const { outline, rows } = folding;
  const { row } = folding.nearestRow(current);
  const goTo = (wanted: number) => {
    const node = rows[Math.min(Math.max(0, wanted), rows.length - 1)];
    if (node !== undefined) tree.show(node);
  };
  switch (press.key) {
    case 'ArrowDown':
      goTo(row + 1);
      return true;
    case 'ArrowUp':
      goTo(row - 1);
      return true;
    case 'PageDown':
      goTo(row + rowsPerPage);
      return true;
    case 'PageUp':
      goTo(row - rowsPerPage);
      return true;
    case 'Home':
      goTo(0);
      return true;
    case 'End':
      goTo(rows.length - 1);
      return true;
    case 'ArrowRight':
      if (folding.isOpen(current)) goTo(row + 1);
      else if (outline.canOpen(current)) tree.toggle(current);
      return true;
    case 'ArrowLeft':
      if (folding.isOpen(current)) tree.toggle(current);
      else if (outline.parent(current) >= 0) tree.show(outline.parent(current));
      return true;
    case 'Enter':
    case ' ':
      if (outline.canOpen(current)) tree.toggle(current);
      return true;
    case '*':
      tree.openSiblings(current);
      return true;
    default:
      return false;
  }
}
