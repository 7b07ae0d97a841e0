import { memo, useDeferredValue } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { useHeaderActions } from '../../ui/slot/slot.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { orgTreeMessages } from './messages.ts';
import { hasRefreshFailed, type OrgTreeState } from './use-org-tree.ts';
import '../../ui/icon/icon.css';

interface TreeHeaderProps {
  tree: OrgTreeState;
  titleId: string;
  level: 1 | 2 | 3 | 4;
}

export const TreeHeader = memo(function TreeHeader({ tree, titleId, level }: TreeHeaderProps) {
  const Heading = `h${level}` as const;
  const words = useMessages(orgTreeMessages);
  // Formatting the first number of a page takes longer than rendering the rows.
  const hostActions = useHeaderActions(null, true);
  const isShown = tree.status === 'ready' || tree.status === 'empty';
  const said = useSaidRefresh(isShown && tree.isRefreshing, hasRefreshFailed(tree));
  const count = useDeferredValue(tree.status === 'ready' ? tree.organizationCount : null, null);
  return (
    <div className="ak-org-tree-header">
      <Heading className="ak-org-tree-title" id={titleId}>
        {words.title}
      </Heading>
      {count !== null && <Count count={count} />}
      {isShown && (
        <span className="ak-org-tree-tools">
          <IconButton
            size="small"
            label={words.refresh}
            icon={<RefreshIcon />}
            isBusy={tree.isRefreshing}
            onClick={said(tree.refresh)}
          />
          {tree.status === 'ready' && tree.canExpand && (
            <>
              <IconButton
                size="small"
                label={words.expandAll}
                icon={<ExpandIcon name="expand" />}
                onClick={() => {
                  tree.expandAll();
                  announce(words.allExpanded);
                }}
              />
              <IconButton
                size="small"
                label={words.collapseAll}
                icon={<ExpandIcon name="collapse" />}
                onClick={() => {
                  tree.collapseAll();
                  announce(words.allCollapsed);
                }}
              />
            </>
          )}
        </span>
      )}
      {hostActions}
    </div>
  );
}, showsSame);

function showsSame(before: TreeHeaderProps, after: TreeHeaderProps): boolean {
  if (before.titleId !== after.titleId || before.level !== after.level) return false;
  const [one, other] = [before.tree, after.tree];
  if (one.status === 'empty' && other.status === 'empty') return one.isRefreshing === other.isRefreshing;
  if (one.status !== 'ready' || other.status !== 'ready') return one.status === other.status;
  return (
    one.organizationCount === other.organizationCount &&
    one.canExpand === other.canExpand &&
    one.isRefreshing === other.isRefreshing
  );
}

function Count({ count }: { count: number }) {
  const words = useMessages(orgTreeMessages);
  const formatted = useCount()(count);
  return (
    <span className="ak-org-tree-count">
      <span aria-hidden="true">{formatted.text}</span>
      <VisuallyHidden>{words.count(formatted)}</VisuallyHidden>
    </span>
  );
}

const paths = {
  expand: 'M4.5 6L8 2.5 11.5 6M4.5 10L8 13.5 11.5 10',
  collapse: 'M4.5 2.5L8 6l3.5-3.5M4.5 13.5L8 10l3.5 3.5',
} as const;

function ExpandIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      className="ak-icon"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
