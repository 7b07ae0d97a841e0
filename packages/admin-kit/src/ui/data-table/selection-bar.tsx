import { type ReactNode, useRef } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { LeavingButton } from '../button/leaving-button.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import './selection-bar.css';

export interface SelectionBarProps {
  selectedCount: number;
  /** The number of selected rows that do not match the filter. @default 0 */
  hiddenCount?: number;
  /** The number of rows that match the filter; null while they are being counted. */
  matchCount: number | null;
  /** Not known from the counts: a selected row need not match the filter. */
  isEveryMatchSelected: boolean;
  actions: ReactNode;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Shows the number of selected rows and the actions for them. */
export function SelectionBar({
  selectedCount,
  hiddenCount = 0,
  matchCount,
  isEveryMatchSelected,
  actions,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  const words = useMessages(dataTableMessages);
  const format = useNumberFormat();
  const clear = useRef<HTMLButtonElement>(null);
  return (
    <div className="ak-data-table-selection" data-state={selectedCount > 0 ? 'some' : 'none'}>
      <span role="status" className="ak-data-table-selection-count">
        {selectedCount > 0 &&
          (hiddenCount > 0
            ? words.selectedHidden({ count: format(selectedCount), hidden: format(hiddenCount) })
            : words.selected({ count: format(selectedCount) }))}
      </span>
      {selectedCount > 0 && (
        <>
          {!isEveryMatchSelected && (
            <LeavingButton variant="quiet" next={clear} onClick={onSelectAll}>
              {words.selectAll({ count: matchCount === null ? '…' : format(matchCount) })}
            </LeavingButton>
          )}
          <LeavingButton ref={clear} variant="quiet" onClick={onClear}>
            {words.clearSelection}
          </LeavingButton>
          {actions !== undefined && <div className="ak-data-table-selection-actions">{actions}</div>}
        </>
      )}
    </div>
  );
}
