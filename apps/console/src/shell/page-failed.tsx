import { useMessages } from '@timemap/admin-kit';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { pageMessages } from '../messages.ts';

/** Replaces a page that could not be loaded or crashed. The shell around it keeps working. */
export function PageFailed() {
  const words = useMessages(pageMessages);
  return (
    <FailedState title={words.failedTitle} onRetry={() => window.location.reload()}>
      {words.failedText}
    </FailedState>
  );
}
