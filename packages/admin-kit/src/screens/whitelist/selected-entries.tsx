import { type BulkAction, sendAsItem } from '../../bulk-job/bulk-items.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectionBar } from '../../ui/data-table/selection-bar.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { useListSlots } from '../../ui/slot/screen-slots.ts';
import { Slot, WithPart } from '../../ui/slot/slot.tsx';
import type { WhitelistAdapter } from './api.ts';
import { whitelistMessages } from './messages.ts';
import { addition, removal } from './use-whitelist.ts';

interface SelectedEntriesProps {
  adapter: WhitelistAdapter;
  found: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  ask: (action: BulkAction) => void;
}

/** @spec B §2 */
export function SelectedEntries(props: SelectedEntriesProps) {
  const { adapter, found, selected, onSelect, ask } = props;
  const words = useMessages(whitelistMessages);
  const slots = useListSlots<string>('entries');
  const shownCount = found.filter((entry) => selected.has(entry)).length;

  const askToRemove = () =>
    ask({
      name: 'whitelist-removed',
      label: words.removeManyTitle,
      question: words.askRemoveMany,
      done: words.removedMany,
      isDanger: true,
      keys: [adapter.query],
      candidates: [...selected].map((entry) => ({
        id: entry,
        name: visibleText(entry),
        send: sendAsItem(removal(adapter), entry),
        undo: sendAsItem(addition(adapter), entry),
      })),
    });

  return (
    <div className="ak-whitelist-manager-selected">
      <SelectionBar
        selectedCount={selected.size}
        hiddenCount={selected.size - shownCount}
        matchCount={found.length}
        isEveryMatchSelected={shownCount === found.length}
        actions={
          <>
            <WithPart name="removeEntry">
              <Button size="small" variant="danger-quiet" icon={<TrashIcon />} onClick={askToRemove}>
                {words.removeMany}
              </Button>
            </WithPart>
            <Slot>{slots?.bulkActions?.([...selected])}</Slot>
          </>
        }
        onSelectAll={() => onSelect(new Set([...selected, ...found]))}
        onClear={() => onSelect(new Set())}
      />
    </div>
  );
}
