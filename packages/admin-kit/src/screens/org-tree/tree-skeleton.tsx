import { useMessages } from '../../messages/messages.ts';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { orgTreeMessages } from './messages.ts';

/** Level and width of each row that stands in for one to come. */
const rows = [
  [0, '60%'],
  [1, '50%'],
  [1, '40%'],
  [2, '40%'],
  [0, '70%'],
  [0, '50%'],
  [1, '60%'],
  [0, '60%'],
] as const;

/** The tree before it is there. */
export function TreeSkeleton() {
  const words = useMessages(orgTreeMessages);
  return (
    <LoadingState label={words.loading} className="ak-org-tree-skeleton">
      <Skeleton shape="block" />
      {rows.map(([indent, width], index) => (
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
