import type { ReadState } from '../../data/use-read.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';

interface LoadFailureProps {
  read: ReadState<unknown>;
  title: string;
  retryLabel: string;
}

/** In the place of what could not be loaded, or above what is from before; nothing while nothing failed. */
export function LoadFailure({ read, title, retryLabel }: LoadFailureProps) {
  const errorText = useErrorText();
  if (read.status === 'failed') {
    return (
      <FailedState title={title} onRetry={read.retry} isRetrying={read.isRetrying}>
        {errorText(read.error)}
      </FailedState>
    );
  }
  if (read.status !== 'ready' || read.refreshError === null) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title={title}
      className="ak-project-access-alert"
      action={
        <Button size="small" isBusy={read.isRefreshing} onClick={read.refresh}>
          {retryLabel}
        </Button>
      }
    >
      {errorText(read.refreshError)}
    </Alert>
  );
}
