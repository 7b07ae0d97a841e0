import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { LazyPart } from '../parts/lazy-part.tsx';
import type { DataTableSelection } from '../ui/data-table/use-row-selection.ts';
import type { BulkActionDialogProps } from './bulk-action-dialog.tsx';
import type { BulkAction } from './bulk-items.ts';

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

/** @param BulkActionDialog from the screen's later script, because a separate script would split their shared code */
export function useBulkActions(
  { selectedIds, onChange }: DataTableSelection,
  BulkActionDialog: LazyPart<BulkActionDialogProps>,
): BulkActions {
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
