import { type KeyboardEvent, memo } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { orgTreeMessages } from './messages.ts';
import type { OrgTreeReady } from './use-org-tree.ts';

interface TreeSearchBoxProps {
  tree: OrgTreeReady;
  /** Arrow Down leads from the box into what was found. */
  onLeaveDown: () => void;
}

/** The search, and how much it found: seen, and said by assistive technology. */
export const TreeSearchBox = memo(function TreeSearchBox({ tree, onLeaveDown }: TreeSearchBoxProps) {
  const words = useMessages(orgTreeMessages);
  const countOf = useCount();
  const count = tree.matchCount;
  const leaveDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing || tree.rowCount === 0) return;
    event.preventDefault();
    onLeaveDown();
  };
  const found = (matches: number) =>
    matches === 0
      ? words.nothingFound({ query: visibleText(tree.query.trim()) })
      : words.found({
          count: countOf(matches),
          total: countOf(tree.organizationCount ?? matches).text,
        });
  return (
    <div className="ak-org-tree-search">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={tree.query}
        onValueChange={tree.search}
        onKeyDown={leaveDown}
      />
      <div className="ak-org-tree-found" role="status">
        {count !== null && !tree.isSearching && found(count)}
      </div>
    </div>
  );
}, showsSame);

/** As in the header: only a search changes anything here. */
function showsSame({ tree: one }: TreeSearchBoxProps, { tree: other }: TreeSearchBoxProps): boolean {
  return (
    one.query === other.query &&
    one.matchCount === other.matchCount &&
    one.isSearching === other.isSearching &&
    one.organizationCount === other.organizationCount &&
    (one.rowCount === 0) === (other.rowCount === 0)
  );
}
