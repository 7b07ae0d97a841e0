import type { TableViewsProps } from '@timemap/admin-kit';
import { Suspense } from 'react';
import { lazyPart } from '../lazily.ts';
import { useIsFirstViewOver } from '../shell/early-scripts.ts';

const TableViews = lazyPart(async () => ({
  default: (await import('./table-views.tsx')).TableViews,
}));

export function LateTableViews(props: TableViewsProps) {
  const isFirstViewOver = useIsFirstViewOver();
  return <Suspense fallback={null}>{isFirstViewOver && <TableViews {...props} />}</Suspense>;
}
