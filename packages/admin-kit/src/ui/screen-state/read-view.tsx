import type { ReactNode } from 'react';
import type { FailedQuery, QueryState } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Progress } from '../progress/progress.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LoadingState } from './loading-state.tsx';
import { ReadFailure } from './read-failure.tsx';

export interface ReadViewProps<T> {
  /** The load, from `useRead` or a hook of a screen. */
  read: QueryState<T>;
  /** What failed, in the specified words: 'Failed to load users'. @default 'This could not be loaded' */
  failedTitle?: ReactNode;
  /** Announced while it loads. @default 'Loading…' */
  loadingLabel?: string;
  /** Shown while it loads, such as a `LoadingState` with other skeletons. @default a line with `loadingLabel` */
  loading?: ReactNode;
  /** Replaces data that could not be loaded. @default the failure, its reason and Retry */
  failed?: (read: FailedQuery) => ReactNode;
  /** The class of the line shown during a refresh. Without it none is shown. */
  progressClass?: string;
  /** Renders the loaded data. */
  children: (data: T) => ReactNode;
}

/** Shows a load: the first load, its failure, or the data with a failed refresh above it. */
export function ReadView<T>(props: ReadViewProps<T>) {
  const { read, failedTitle, failed, progressClass, children } = props;
  const words = useMessages(displayMessages);
  switch (read.status) {
    case 'loading':
      return (
        props.loading ?? (
          <LoadingState label={props.loadingLabel}>
            <Skeleton width="60%" />
          </LoadingState>
        )
      );
    case 'failed':
      return failed ? failed(read) : <ReadFailure read={read} title={failedTitle} />;
    case 'ready':
      return (
        <>
          {progressClass !== undefined && (
            <div className={progressClass}>
              {read.isRefreshing && <Progress label={props.loadingLabel ?? words.loading} />}
            </div>
          )}
          <ReadFailure read={read} title={failedTitle} />
          {children(read.data)}
        </>
      );
  }
}
