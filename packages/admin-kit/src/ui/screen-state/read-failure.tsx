import type { ReactNode } from 'react';
import type { QueryStatus } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { FailedState } from './failed-state.tsx';

export interface ReadFailureProps {
  /** The load whose failure is shown. */
  read: QueryStatus;
  /** What failed, in the specified words. @default 'This could not be loaded' */
  title?: ReactNode;
  /** Next to Retry, such as a link to the list. @default none */
  action?: ReactNode;
  /** Always an alert, even without data, for a small part such as a field. @default false */
  isInline?: boolean;
  /** 'status' waits for its turn, where several reads can fail at the same time. @default 'alert' */
  role?: 'alert' | 'status';
  className?: string;
}

/** A failed load, in place of the data or above older data. Renders nothing without a failure. */
export function ReadFailure(props: ReadFailureProps) {
  const { read, title, action, isInline = false, role = 'alert', className } = props;
  const words = useMessages(displayMessages);
  const errorText = useErrorText();
  if (read.status === 'loading') return null;
  if (read.status === 'failed' && !isInline) {
    return (
      <FailedState title={title} onRetry={read.retry} isRetrying={read.isRetrying} action={action}>
        {errorText(read.error)}
      </FailedState>
    );
  }
  const [error, retry, isRetrying] =
    read.status === 'failed'
      ? [read.error, read.retry, read.isRetrying]
      : [read.refreshError, read.refresh, read.isRefreshing];
  if (error === null) return null;
  return (
    <Alert
      tone="danger"
      role={role}
      title={title ?? words.failedTitle}
      className={className}
      action={
        <>
          <Button size="small" isBusy={isRetrying} onClick={retry}>
            {words.retry}
          </Button>
          {action}
        </>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
