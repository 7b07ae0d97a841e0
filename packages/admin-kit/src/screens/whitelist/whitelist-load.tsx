import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { WhitelistAdapter } from './api.ts';
import { whitelistMessages } from './messages.ts';

interface WhitelistLoadProps {
  read: ReadState<unknown>;
  adapter: WhitelistAdapter;
}

const SKELETON_ROWS = ['50%', '60%', '40%', '50%'] as const;

/** What is said of the load: that it is under way, that it failed, or that what is shown is from before. @spec B §8 */
export function WhitelistLoad({ read, adapter }: WhitelistLoadProps) {
  const words = useMessages(whitelistMessages);
  const { loadFailed } = useMessages(adapter.messages);
  const errorText = useErrorText();
  if (read.status === 'loading') {
    return (
      <LoadingState label={words.loading} className="ak-whitelist-manager-loading">
        {SKELETON_ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <Skeleton key={index} width={width} />
        ))}
      </LoadingState>
    );
  }
  if (read.status === 'failed') {
    return (
      <FailedState title={loadFailed} onRetry={read.retry} isRetrying={read.isRetrying}>
        {errorText(read.error)}
      </FailedState>
    );
  }
  if (read.refreshError === null) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title={loadFailed}
      className="ak-whitelist-manager-alert"
      action={
        <Button size="small" isBusy={read.isRefreshing} onClick={read.refresh}>
          {words.retry}
        </Button>
      }
    >
      {errorText(read.refreshError)}
    </Alert>
  );
}
