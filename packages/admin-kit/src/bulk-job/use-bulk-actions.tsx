import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyPart, usePreload } from '../parts/lazy-part.tsx';
import type { DataTableSelection } from '../ui/data-table/use-row-selection.ts';
import type { BulkAction } from './bulk-items.ts';

const BulkActionDialog = lazyPart('bulk-action', () => import('./bulk-action-dialog.tsx'));

export interface BulkActions {
  readonly ask: (action: BulkAction) => void;
  /** For the screen, because the bar with the buttons disappears with the selection. */
  readonly dialog: ReactNode;
}

const noIds: ReadonlySet<string> = new Set();

export function useSelection(): DataTableSelection {
  const [selectedIds, onChange] = useState(noIds);
  return useMemo(() => ({ selectedIds, onChange }), [selectedIds]);
}

export function useBulkActions({ selectedIds, onChange }: DataTableSelection): BulkActions {
  usePreload(BulkActionDialog);
  const [asked, ask] = useState<BulkAction | null>(null);
  const close = (doneIds: ReadonlySet<string>) => {
    ask(null);
    if (doneIds.size > 0) onChange(new Set([...selectedIds].filter((id) => !doneIds.has(id))));
  };
  return {
    ask,
    dialog: (
      <Suspense fallback={null}>{asked && <BulkActionDialog action={asked} onClose={close} />}</Suspense>
    ),
  };
}
