import { useRootWarning } from '../kit-root/use-root-warning.ts';
import './json-viewer.css';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { UserText } from '../text/user-text.tsx';
import type { JsonOutline } from './json-outline.ts';
import { useJsonSearch } from './json-search.ts';
import { JsonToolbar } from './json-toolbar.tsx';
import { JsonTreeView } from './json-tree-view.tsx';
import { JsonValueBar } from './json-value-bar.tsx';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { HIDDEN_TEXT } from './secrets.ts';
import { useJsonText } from './use-json-text.ts';
import { MOST_ROWS, useJsonTree } from './use-json-tree.ts';

export interface JsonViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The JSON as received. It may be broken, huge, hostile or empty. */
  text: string;
  /** Its name: 'App state'. */
  label: string;
}

/**
 * Shows any JSON text, even large, deep or broken: search, fold, copy a value or its path. Hides secrets (keys such as
 * token, password, sid), also from search and copies.
 */
export function JsonViewer({ text, label, className, ...rest }: JsonViewerProps) {
  useRootWarning();
  const words = useMessages(jsonViewerMessages);
  const reading = useJsonText(text);
  return (
    <div {...rest} className={cx('ak-json-viewer', className)} data-state={reading.status}>
      {reading.status === 'empty' && <p className="ak-json-viewer-note">{words.empty}</p>}
      {reading.status === 'reading' && <Progress label={words.reading} value={reading.share} max={1} />}
      {reading.status === 'ready' && <JsonOutlineView outline={reading.outline} label={label} />}
      {reading.status === 'broken' && (
        <JsonTextView label={label} text={reading.shownText} length={text.length} faultAt={reading.faultAt} />
      )}
    </div>
  );
}

export function JsonOutlineView({ outline, label }: { outline: JsonOutline; label: string }) {
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const tree = useJsonTree(outline);
  const search = useJsonSearch(outline, tree.show);
  const { firstRow, folding } = tree;
  const rowCount = folding.rows.length;
  const lastRow = Math.min(firstRow + MOST_ROWS, rowCount);
  const { secretCount } = outline;
  return (
    <>
      <JsonToolbar tree={tree} search={search} />
      <JsonTreeView tree={tree} label={label} matches={search.found} />
      {rowCount > MOST_ROWS && (
        <div className="ak-json-viewer-rows">
          <span>
            {words.rowsShown({ from: format(firstRow + 1), to: format(lastRow), count: format(rowCount) })}
          </span>
          {firstRow > 0 && (
            <Button size="small" onClick={() => tree.turn(-1)}>
              {words.earlierRows}
            </Button>
          )}
          {lastRow < rowCount && (
            <Button size="small" onClick={() => tree.turn(1)}>
              {words.laterRows}
            </Button>
          )}
        </div>
      )}
      <JsonValueBar outline={outline} node={tree.current} />
      {secretCount > 0 && (
        <p className="ak-json-viewer-note">{words.secrets({ count: format(secretCount) })}</p>
      )}
    </>
  );
}

interface JsonTextViewProps {
  label: string;
  text: string;
  length: number;
  faultAt: number;
}

/** To lay out more would block the page. */
const CHARACTERS_AT_ONCE = 20_000;

export function JsonTextView({ label, text, length, faultAt }: JsonTextViewProps) {
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const [shownLength, setShownLength] = useState(CHARACTERS_AT_ONCE);
  const left = text.length - shownLength;
  return (
    <div className="ak-json-text">
      <Alert tone="warning" action={<CopyButton text={text} label={words.copyAll} />}>
        {words.broken({ place: format(Math.min(faultAt + 1, length)), length: format(length) })}
        {text.includes(HIDDEN_TEXT) && ` ${words.secretsInText}`}
      </Alert>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a region would repeat the name of the one around it */}
      <div role="group" className="ak-json-text-frame" dir="ltr" tabIndex={0} aria-label={label}>
        <UserText text={text.slice(0, shownLength)} />
      </div>
      {left > 0 && (
        <Button size="small" onClick={() => setShownLength(shownLength + CHARACTERS_AT_ONCE)}>
          {words.showMore({ count: format(Math.min(left, CHARACTERS_AT_ONCE)) })}
        </Button>
      )}
    </div>
  );
}
