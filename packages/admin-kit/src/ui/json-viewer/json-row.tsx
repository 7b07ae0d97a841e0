import { type CSSProperties, memo } from 'react';
import { UserText } from '../text/user-text.tsx';
import './json-viewer.css';

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

/** Its props are plain values, so that an arrow key renders only two rows. */
export const JsonRow = memo(function JsonRow(props: JsonRowProps) {
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
