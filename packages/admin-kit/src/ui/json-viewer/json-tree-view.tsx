import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { UserText } from '../text/user-text.tsx';
import { useRowWindow, VirtualRows } from '../virtual-list/virtual-list.tsx';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { lastUpTo } from './json-search.ts';
import { keyOf, rowText } from './json-text.ts';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { type JsonTree, MAX_ROWS, pressInTree } from './use-json-tree.ts';
import './json-viewer.css';

interface JsonTreeViewProps {
  tree: JsonTree;
  label: string;
  matches: readonly JsonNode[];
}

const rows24 = { rowHeightPx: 24, rowsInSight: 20 };

export function JsonTreeView({ tree, label, matches }: JsonTreeViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const seenToken = useRef(0);
  const describe = useDescription();
  const { folding, current, firstRow, scrollToken } = tree;
  const { outline, rows } = folding;
  const rowCount = Math.min(MAX_ROWS, rows.length - firstRow);
  const currentRow = folding.nearestRow(current).row - firstRow;
  const rowWindow = useRowWindow(scroller, rowCount, rows24);

  useLayoutEffect(() => {
    if (scrollToken !== seenToken.current) rowWindow.scrollToRow(currentRow);
    seenToken.current = scrollToken;
    if (!hasFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-node="${current}"]`);
    if (row && !row.matches(':focus')) row.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!pressInTree(tree, event, rowWindow.rowsPerPage())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const node = nodeOf(event);
    if (node === null || document.getSelection()?.isCollapsed === false) return;
    if (outline.canOpen(node)) tree.toggle(node);
    else tree.focus(node);
  };
  const onFocus = (event: FocusEvent) => {
    hasFocus.current = true;
    const node = nodeOf(event);
    if (node !== null && node !== current) tree.focus(node);
  };
  const onBlur = (event: FocusEvent) => {
    hasFocus.current = event.currentTarget.contains(event.relatedTarget);
  };

  return (
    <div
      ref={scroller}
      className="ak-json-tree"
      role="tree"
      dir="ltr"
      aria-label={label}
      onScroll={rowWindow.onScroll}
      {...{ onKeyDown, onClick, onFocus, onBlur }}
    >
      <VirtualRows rows={rowWindow} keptRow={currentRow} className="ak-json-tree-rows" role="presentation">
        {(row, topPx) => {
          const node = rows[firstRow + row] as JsonNode;
          return (
            <JsonRow
              key={node}
              node={node}
              topPx={topPx}
              isExpanded={outline.canOpen(node) ? folding.isOpen(node) : null}
              isCurrent={node === current}
              isMatch={matches[lastUpTo(matches, node)] === node}
              {...describe(outline, node)}
            />
          );
        }}
      </VirtualRows>
    </div>
  );
}

function useDescription() {
  const words = useMessages(jsonViewerMessages);
  const countOf = useCount();
  return useMemo(() => {
    return (outline: JsonOutline, node: JsonNode) => {
      const key = keyOf(outline, node);
      const parent = outline.parent(node);
      const kind = outline.kind(node);
      const count = outline.childCount(node);
      const facts = countOf(count);
      const common = {
        level: outline.level(node),
        position: outline.position(node) + 1,
        siblingCount: parent < 0 ? 1 : outline.childCount(parent),
        name: key ?? (parent < 0 ? null : String(outline.position(node))),
        isIndex: key === null,
      };
      if (outline.isHidden(node))
        return { ...common, text: words.hidden, isCut: false, tone: 'hidden' as const };
      if (kind === 'object' || kind === 'array') {
        const text = kind === 'object' ? `{ ${words.keys(facts)} }` : `[ ${words.items(facts)} ]`;
        return { ...common, text, isCut: false, tone: 'summary' as const };
      }
      return { ...common, ...rowText(outline, node), tone: kind };
    };
  }, [words, countOf]);
}

function nodeOf({ target }: { target: EventTarget }): JsonNode | null {
  const row = (target as Element).closest<HTMLElement>('[data-node]');
  return row === null ? null : Number(row.dataset.node);
}

const DEEPEST_INDENT = 10;

interface JsonRowProps {
  node: number;
  topPx: number;
  level: number;
  position: number;
  siblingCount: number;
  isExpanded: boolean | null;
  isCurrent: boolean;
  isMatch: boolean;
  name: string | null;
  isIndex: boolean;
  text: string;
  isCut: boolean;
  tone: 'string' | 'number' | 'literal' | 'summary' | 'hidden';
}

/** Props are plain values, so that an arrow key renders two rows. */
const JsonRow = memo(function JsonRow(props: JsonRowProps) {
  const { level, name, isIndex, text, tone } = props;
  return (
    <div
      role="treeitem"
      className="ak-virtual-list-row ak-json-row"
      data-node={props.node}
      data-match={props.isMatch || undefined}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.siblingCount}
      aria-expanded={props.isExpanded ?? undefined}
      aria-current={props.isCurrent || undefined}
      tabIndex={props.isCurrent ? 0 : -1}
      style={
        {
          transform: `translateY(${props.topPx}px)`,
          '--ak-json-indent': Math.min(level - 1, DEEPEST_INDENT),
        } as CSSProperties
      }
    >
      <span className="ak-json-toggle" />
      {level - 1 > DEEPEST_INDENT && (
        <span className="ak-json-level" aria-hidden="true">
          {level}
        </span>
      )}
      {name !== null && (
        <span className="ak-json-name" data-kind={isIndex ? 'index' : 'key'}>
          {name === '' ? '""' : <UserText text={name} />}:
        </span>
      )}
      <span className="ak-json-value" data-tone={tone}>
        <UserText text={text} />
        {props.isCut && '…'}
      </span>
    </div>
  );
});
