import { type ReactNode, useRef, useState } from 'react';
import { useReachKey } from '../../accessibility/reach-key.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { LeavingButton } from '../button/leaving-button.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
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
  const { reachKey } = useMessages(controlMessages);
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  const isShown = selectedCount > 0;
  useReachKey(bar, isShown);
  // Each further row would say it again.
  const [firstCount, setFirstCount] = useState(0);
  if (isShown !== firstCount > 0) setFirstCount(selectedCount);
  const text =
    isShown &&
    (hiddenCount > 0
      ? words.selectedHidden({ count: format(selectedCount), hidden: format(hiddenCount) })
      : words.selected({ count: format(selectedCount) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout
    <div
      ref={bar}
      role="group"
      aria-label={text || undefined}
      className="ak-data-table-selection"
      data-state={isShown ? 'some' : 'none'}
    >
      <span role="status" className="ak-data-table-selection-count">
        {text}
        {selectedCount === firstCount && isShown && (
          <VisuallyHidden> {reachKey({ keys: undefined })}</VisuallyHidden>
        )}
      </span>
      {isShown && (
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
