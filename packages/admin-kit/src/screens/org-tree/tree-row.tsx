import { type CSSProperties, memo } from 'react';
import { isPlainName, RowName } from './row-name.tsx';
import './tree-row.css';

/** Deeper rows are indented no further, and show their level instead: the name keeps its room. */
const DEEPEST_INDENT = 10;

interface TreeRowProps {
  row: number;
  topPx: number;
  organizationId: number;
  name: string;
  level: number;
  position: number;
  siblingCount: number;
  isExpanded: boolean | null;
  isSelected: boolean;
  isTabStop: boolean;
  matchedQuery: string;
}

/**
 * One row of the flat list. The level, position and number of siblings stand in attributes, since the rows around it
 * may not be rendered. Only values as props: an arrow key renders two rows, not thirty.
 */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { row, topPx, organizationId, name, level, isExpanded, matchedQuery } = props;
  const indent = Math.min(level - 1, DEEPEST_INDENT);
  return (
    <div
      role="treeitem"
      className="ak-org-tree-row"
      data-row={row}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.siblingCount}
      aria-expanded={isExpanded ?? undefined}
      aria-selected={props.isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ transform: `translateY(${topPx}px)`, '--ak-org-tree-indent': indent } as CSSProperties}
    >
      <span className="ak-org-tree-toggle" />
      {level - 1 > DEEPEST_INDENT && (
        <span className="ak-org-tree-level" aria-hidden="true">
          {level}
        </span>
      )}
      {/* The name's own direction, isolated: where it is cut, it is cut at its end. */}
      <span className="ak-org-tree-name" dir="auto">
        {matchedQuery === '' && isPlainName(name) ? (
          name
        ) : (
          <RowName {...{ name, organizationId, matchedQuery }} />
        )}
      </span>
    </div>
  );
});
