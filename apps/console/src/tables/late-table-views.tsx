import type { TableViewsProps } from '@timemap/admin-kit';
import { lazy, Suspense } from 'react';

// Without its script a table works as one without saved views.
const TableViews = lazy(() =>
  import('./table-views.tsx').then(
    (module) => ({ default: module.TableViews }),
    () => ({ default: () => null }),
  ),
);

/** The saved views of a table, loaded when the first table is shown: the pages before it do without. */
export function LateTableViews(props: TableViewsProps) {
  return (
    <Suspense fallback={null}>
      <TableViews {...props} />
    </Suspense>
  );
}
