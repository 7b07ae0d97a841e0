import type { ReactNode } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

interface LoadedProps<T> {
  read: ReadState<T>;
  loading: string;
  /** The specified words. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** The content of a section that has its own load, so that one that fails leaves the others alone. */
export function Loaded<T>({ read, loading, failed, children }: LoadedProps<T>) {
  const errorText = useErrorText();
  if (read.status === 'ready') return children(read.data);
  if (read.status === 'loading') {
    return (
      <LoadingState label={loading}>
        <Skeleton width="60%" />
      </LoadingState>
    );
  }
  return (
    <FailedState title={failed} onRetry={read.retry} isRetrying={read.isRetrying}>
      {errorText(read.error)}
    </FailedState>
  );
}
