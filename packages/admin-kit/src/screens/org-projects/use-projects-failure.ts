import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import type { DataTableFailure } from '../../ui/data-table/data-table.tsx';
import { orgProjectsMessages } from './messages.ts';
import type { OrgProjectsState } from './use-org-projects.ts';

/** What the table says of projects that could not be loaded, or not again. */
export function useProjectsFailure(state: OrgProjectsState): DataTableFailure | null {
  const words = useMessages(orgProjectsMessages);
  const errorText = useErrorText();
  if (state.status === 'failed') {
    return {
      title: words.projectsFailed,
      text: errorText(state.error),
      onRetry: state.retry,
      isRetrying: state.isRetrying,
    };
  }
  if (state.status !== 'ready' || state.refreshError === null) return null;
  return {
    title: words.projectsFailed,
    text: errorText(state.refreshError),
    onRetry: state.refresh,
    isRetrying: state.isRefreshing,
  };
}
