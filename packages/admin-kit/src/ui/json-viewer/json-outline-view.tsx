import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import type { JsonOutline } from './json-outline.ts';
import { JsonToolbar } from './json-toolbar.tsx';
import { JsonTreeView } from './json-tree-view.tsx';
import { JsonValueBar } from './json-value-bar.tsx';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { useJsonSearch } from './use-json-search.ts';
import { MOST_ROWS, useJsonTree } from './use-json-tree.ts';

/** A text that is JSON: search, tree, and what to do with the current value. */
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
