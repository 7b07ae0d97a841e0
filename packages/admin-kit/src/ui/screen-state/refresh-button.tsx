import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import type { QueryStatus } from '../../data/use-read.ts';
import { IconButton } from '../button/icon-button.tsx';
import { RefreshIcon } from '../icon/icons.tsx';
import { Replaceable } from '../slot/slot.tsx';

export interface RefreshButtonProps {
  /** The load that a press repeats. */
  read: QueryStatus;
  /** Names the button: 'Refresh users'. */
  label: string;
  /** @default 'medium' */
  size?: 'medium' | 'small';
}

/** Loads again. Shown only with data, because a failed load has its own Retry. */
export function RefreshButton({ read, label, size }: RefreshButtonProps) {
  const isReady = read.status === 'ready';
  const said = useSaidRefresh(isReady && read.isRefreshing, isReady && read.refreshError !== null);
  if (read.status === 'loading' || read.status === 'failed') return null;
  return (
    <Replaceable name="reload">
      <IconButton
        label={label}
        size={size}
        icon={<RefreshIcon />}
        isBusy={read.isRefreshing}
        onClick={said(read.refresh)}
      />
    </Replaceable>
  );
}
