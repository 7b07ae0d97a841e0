import type { ReactNode } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { dataTableMessages } from './data-table-messages.ts';

interface SelectionBarProps {
  selectedCount: number;
  /** How many rows match the filter. */
  matchCount: number;
  /** Not known from the counts: a selected row need not match the filter. */
  isEveryMatchSelected: boolean;
  /** Actions for the selected rows. */
  actions: ReactNode;
  onSelectAll: () => void;
  onClear: () => void;
}

export function SelectionBar({
  selectedCount,
  matchCount,
  isEveryMatchSelected,
  actions,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  const words = useMessages(dataTableMessages);
  const format = useNumberFormat();
  return (
    <div className="ak-data-table-selection" data-state={selectedCount > 0 ? 'some' : 'none'}>
      <span role="status" className="ak-data-table-selection-count">
        {selectedCount > 0 && words.selected({ count: format(selectedCount) })}
      </span>
      {selectedCount > 0 && (
        <>
          {!isEveryMatchSelected && (
            <Button variant="quiet" size="small" onClick={onSelectAll}>
              {words.selectAll({ count: format(matchCount) })}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onClear}>
            {words.clearSelection}
          </Button>
          {actions !== undefined && <div className="ak-data-table-selection-actions">{actions}</div>}
        </>
      )}
    </div>
  );
}
