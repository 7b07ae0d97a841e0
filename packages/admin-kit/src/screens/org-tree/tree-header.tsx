import { memo, useDeferredValue } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ExpandIcon } from './expand-icons.tsx';
import { orgTreeMessages } from './messages.ts';
import type { OrgTreeState } from './use-org-tree.ts';

interface TreeHeaderProps {
  tree: OrgTreeState;
  titleId: string;
  level: 1 | 2 | 3 | 4;
}

/** Title, count and what bears on the whole tree, in one line. */
export const TreeHeader = memo(function TreeHeader({ tree, titleId, level }: TreeHeaderProps) {
  const Heading = `h${level}` as const;
  const words = useMessages(orgTreeMessages);
  // A frame after the rows: the first number that a page formats costs more than they do.
  const count = useDeferredValue(tree.status === 'ready' ? tree.organizationCount : null, null);
  return (
    <div className="ak-org-tree-header">
      <Heading className="ak-org-tree-title" id={titleId}>
        {words.title}
      </Heading>
      {count !== null && <Count count={count} />}
      {tree.status === 'ready' && (
        <span className="ak-org-tree-tools">
          <IconButton
            size="small"
            label={words.refresh}
            icon={<Icon name="refresh" />}
            isBusy={tree.isRefreshing}
            onClick={tree.refresh}
          />
          {tree.canExpand && (
            <>
              <IconButton
                size="small"
                label={words.expandAll}
                icon={<ExpandIcon name="expand" />}
                onClick={tree.expandAll}
              />
              <IconButton
                size="small"
                label={words.collapseAll}
                icon={<ExpandIcon name="collapse" />}
                onClick={tree.collapseAll}
              />
            </>
          )}
        </span>
      )}
    </div>
  );
}, showsSame);

/** Moving and opening change nothing here, and the actions of every result do the same. */
function showsSame(before: TreeHeaderProps, after: TreeHeaderProps): boolean {
  if (before.titleId !== after.titleId || before.level !== after.level) return false;
  const [one, other] = [before.tree, after.tree];
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
