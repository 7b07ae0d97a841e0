import type { ReactNode } from 'react';
import type { QueryState } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { DataTableFailure } from './table-body.tsx';

interface TableSourceProps<Row> {
  read: QueryState<readonly Row[]> | undefined;
  failedTitle: ReactNode;
  rows: readonly Row[] | null | undefined;
  isRefreshing: boolean | undefined;
  failure: DataTableFailure | null | undefined;
}

export interface TableSource<Row> {
  readonly rows: readonly Row[] | null;
  readonly isRefreshing: boolean;
  readonly failure: DataTableFailure | null;
  readonly unreadableCount: number;
}

export function useTableSource<Row>(props: TableSourceProps<Row>): TableSource<Row> {
  const { read, failedTitle, rows = null, isRefreshing = false, failure = null } = props;
  const words = useMessages(displayMessages);
  const errorText = useErrorText();
  if (read === undefined) return { rows, isRefreshing, failure, unreadableCount: 0 };
  const title = failedTitle ?? words.failedTitle;
  switch (read.status) {
    case 'loading':
      return { rows: null, isRefreshing: false, failure: null, unreadableCount: 0 };
    case 'failed': {
      const { error, retry, isRetrying } = read;
      return {
        rows: null,
        isRefreshing: isRetrying,
        unreadableCount: 0,
        failure: { title, text: errorText(error), onRetry: retry, isRetrying },
      };
    }
    case 'ready': {
      const { refreshError: error, refresh } = read;
      return {
        rows: read.data,
        isRefreshing: read.isRefreshing,
        unreadableCount: read.unreadableCount ?? 0,
        failure: error && {
          title,
          text: errorText(error),
          onRetry: refresh,
          isRetrying: read.isRefreshing,
        },
      };
    }
  }
}
