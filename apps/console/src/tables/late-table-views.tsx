import type { TableViewsProps } from '@timemap/admin-kit';
import { Suspense } from 'react';
import { lazyPart } from '../lazily.ts';
import { useIsFirstViewOver } from '../shell/early-scripts.ts';

const TableViews = lazyPart(async () => ({
  default: (await import('./table-views.tsx')).TableViews,
}));

export function LateTableViews(props: TableViewsProps) {
  const isFirstViewOver = useIsFirstViewOver();
  // The button pushes nothing into another line when it comes.
  const place = <span className="console-views-place" />;
  return <Suspense fallback={place}>{isFirstViewOver ? <TableViews {...props} /> : place}</Suspense>;
}
