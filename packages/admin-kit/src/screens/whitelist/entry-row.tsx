import { type CSSProperties, memo } from 'react';
import { visibleText } from '../../text/visible-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { whitelistMessages } from './messages.ts';
import { kindOfEntry } from './rules.ts';

export type WhitelistWords = (typeof whitelistMessages)['defaults'];

interface EntryRowProps {
  entry: string;
  row: number;
  rowCount: number;
  words: WhitelistWords;
  isBusy: boolean;
  onRemove: (entry: string, row: number) => void;
}

/** One entry. Its place in the list stands in attributes, since the rows around it may not be rendered. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, row, rowCount, words, isBusy, onRemove } = props;
  return (
    <li
      className="ak-whitelist-manager-row"
      data-row={row}
      aria-posinset={row + 1}
      aria-setsize={rowCount}
      style={{ '--ak-whitelist-manager-index': row } as CSSProperties}
    >
      <span className="ak-whitelist-manager-row-text">
        <UserText text={entry} marksOddSpaces className="ak-whitelist-manager-entry" />
      </span>
      <span className="ak-whitelist-manager-kind">{words[kindOfEntry(entry)]}</span>
      <IconButton
        size="small"
        label={words.remove({ entry: visibleText(entry) })}
        icon={<Icon name="trash" />}
        isBusy={isBusy}
        onClick={() => onRemove(entry, row)}
      />
    </li>
  );
});
