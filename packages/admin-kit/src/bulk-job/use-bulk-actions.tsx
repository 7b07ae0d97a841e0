import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../provider/lazy-part.tsx';
import type { BulkAction } from './bulk-items.ts';

const BulkActionDialog = lazyPart('bulk-action', () => import('./bulk-action-dialog.tsx'));

export interface BulkActions {
  readonly ask: (action: BulkAction) => void;
  /** Rendered by the screen, because the bar with the buttons disappears with the selection. */
  readonly dialog: ReactNode;
}

export function useBulkActions(
  selectedIds: ReadonlySet<string>,
  onSelectionChange: (selectedIds: ReadonlySet<string>) => void,
): BulkActions {
  const [asked, ask] = useState<BulkAction | null>(null);
  const close = (doneIds: ReadonlySet<string>) => {
    ask(null);
    if (doneIds.size > 0) onSelectionChange(new Set([...selectedIds].filter((id) => !doneIds.has(id))));
  };
  return {
    ask,
    dialog: (
      <Suspense fallback={null}>{asked && <BulkActionDialog action={asked} onClose={close} />}</Suspense>
    ),
  };
}
