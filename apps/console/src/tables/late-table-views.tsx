import type { TableViewsProps } from '@timemap/admin-kit';
import { lazy, Suspense } from 'react';
import { useIsFirstViewOver } from '../shell/early-scripts.ts';

// Without its script a table has no saved views.
const TableViews = lazy(() =>
  import('./table-views.tsx').then(
    (module) => ({ default: module.TableViews }),
    () => ({ default: () => null }),
  ),
);

export function LateTableViews(props: TableViewsProps) {
  const isFirstViewOver = useIsFirstViewOver();
  return <Suspense fallback={null}>{isFirstViewOver && <TableViews {...props} />}</Suspense>;
}
