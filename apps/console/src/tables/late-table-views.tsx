import type { TableViewsProps } from '@timemap/admin-kit';
import { lazy, Suspense } from 'react';

// Without its script a table has no saved views.
const TableViews = lazy(() =>
  import('./table-views.tsx').then(
    (module) => ({ default: module.TableViews }),
    () => ({ default: () => null }),
  ),
);

export function LateTableViews(props: TableViewsProps) {
  return (
    <Suspense fallback={null}>
      <TableViews {...props} />
    </Suspense>
  );
}
