import type { Organization } from '@timemap/admin-api';
import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { orgTreeMessages } from './messages.ts';
import { seesAllOrganizations } from './rules.ts';
import { TreeHeader } from './tree-header.tsx';
import { TreeList } from './tree-list.tsx';
import { type OrgTreeReady, type OrgTreeState, type UseOrgTreeOptions, useOrgTree } from './use-org-tree.ts';
import './org-tree.css';

export interface OrgTreeProps extends UseOrgTreeOptions, ScreenRootProps {
  /** The level of the tree's heading in its page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<'noOrganizations', Record<never, never>, { organizations: Organization }>;
}

/**
 * The tree of organizations: all of them for global admins, their own for everyone else.
 *
 * It fills the height of its container and scrolls inside, up to `--ak-org-tree-max-height` (80dvh unless set).
 *
 * @operation GET /organizations/admin/all, GET /organizations
 * @spec A §2
 */
export function OrgTree({ selectedId, onSelected, headingLevel = 2, ...rest }: OrgTreeProps) {
  const titleId = useId();
  return (
    <ScreenRoot aria-labelledby={titleId} {...rest} screen="org-tree">
      <OrgTreeContent {...{ selectedId, onSelected, headingLevel, titleId }} />
    </ScreenRoot>
  );
}

interface ContentProps extends UseOrgTreeOptions {
  titleId: string;
  headingLevel: 1 | 2 | 3 | 4;
}

function OrgTreeContent({ titleId, headingLevel, ...options }: ContentProps) {
  const tree = useOrgTree(options);
  const words = useMessages(orgTreeMessages);
  const seesAll = seesAllOrganizations(useAdminKit().session);
  const isRefreshing = (tree.status === 'ready' || tree.status === 'empty') && tree.isRefreshing;
  return (
    <>
      <TreeHeader tree={tree} titleId={titleId} level={headingLevel} />
      {tree.status === 'ready' && <TreeRows tree={tree} />}
      {tree.status === 'loading' && <TreeSkeleton />}
      {tree.status !== 'ready' && <TreeFailure tree={tree} />}
      {tree.status === 'empty' && (
        <Replaceable name="noOrganizations">
          <EmptyState title={words.empty}>{seesAll ? words.emptyHintForAdmins : words.emptyHint}</EmptyState>
        </Replaceable>
      )}
      {isRefreshing && <Progress className="ak-org-tree-progress" label={words.loading} />}
    </>
  );
}

function TreeRows({ tree }: { tree: OrgTreeReady }) {
  const words = useMessages(orgTreeMessages);
  const list = useRef<HTMLDivElement>(null);
  const focusTabStop = () =>
    list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  return (
    <>
      <TreeSearchBox tree={tree} onLeaveDown={focusTabStop} />
      <TreeFailure tree={tree} />
      {tree.rowCount > 0 && <TreeList ref={list} tree={tree} label={words.title} />}
    </>
  );
}

function TreeFailure({ tree }: { tree: OrgTreeState }) {
  const words = useMessages(orgTreeMessages);
  const title = tree.status === 'failed' ? words.failed : words.refreshFailed;
  return <ReadFailure read={tree} title={title} className="ak-org-tree-alert" />;
}

interface TreeSearchBoxProps {
  tree: OrgTreeReady;
  onLeaveDown: () => void;
}

const TreeSearchBox = memo(function TreeSearchBox({ tree, onLeaveDown }: TreeSearchBoxProps) {
  const words = useMessages(orgTreeMessages);
  const countOf = useCount();
  const count = tree.matchCount;
  const leaveDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOfInputMethod(event.nativeEvent) || tree.rowCount === 0) return;
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

function showsSame({ tree: one }: TreeSearchBoxProps, { tree: other }: TreeSearchBoxProps): boolean {
  return (
    one.query === other.query &&
    one.matchCount === other.matchCount &&
    one.isSearching === other.isSearching &&
    one.organizationCount === other.organizationCount &&
    (one.rowCount === 0) === (other.rowCount === 0)
  );
}

const skeletonRows = [
  [0, '60%'],
  [1, '50%'],
  [1, '40%'],
  [2, '40%'],
  [0, '70%'],
  [0, '50%'],
  [1, '60%'],
  [0, '60%'],
] as const;

function TreeSkeleton() {
  const words = useMessages(orgTreeMessages);
  return (
    <LoadingState label={words.loading} className="ak-org-tree-skeleton">
      <Skeleton shape="block" />
      {skeletonRows.map(([indent, width], index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={index}
          className={`ak-org-tree-skeleton-row ak-org-tree-skeleton-row--level-${indent}`}
        >
          <Skeleton width={width} />
        </span>
      ))}
    </LoadingState>
  );
}
