import { useId, useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { orgTreeMessages } from './messages.ts';
import { TreeHeader } from './tree-header.tsx';
import { TreeList } from './tree-list.tsx';
import { TreeSearchBox } from './tree-search-box.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';
import { type OrgTreeReady, type OrgTreeState, type UseOrgTreeOptions, useOrgTree } from './use-org-tree.ts';
import './org-tree.css';

export interface OrgTreeProps extends UseOrgTreeOptions, ScreenRootProps {
  /** The level of the tree's heading in its page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * The organizations a person may see, as a tree: all of them for global admins, their own for everyone else.
 *
 * It fills the height of its place and scrolls inside, up to `--ak-org-tree-max-height` (80dvh unless set).
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

/** Below the root, so that a crash in here ends there. */
function OrgTreeContent({ titleId, headingLevel, ...options }: ContentProps) {
  const tree = useOrgTree(options);
  const words = useMessages(orgTreeMessages);
  const isRefreshing = (tree.status === 'ready' || tree.status === 'empty') && tree.isRefreshing;
  return (
    <>
      <TreeHeader tree={tree} titleId={titleId} level={headingLevel} />
      {tree.status === 'ready' && <TreeRows tree={tree} />}
      {tree.status === 'loading' && <TreeSkeleton />}
      {tree.status !== 'ready' && <TreeFailure tree={tree} />}
      {tree.status === 'empty' && <EmptyState title={words.empty} />}
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
