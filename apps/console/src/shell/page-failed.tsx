import { useMessages } from '@timemap/admin-kit';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { pageMessages } from '../messages.ts';

export function PageFailed() {
  const words = useMessages(pageMessages);
  return (
    <FailedState title={words.failedTitle} onRetry={() => window.location.reload()}>
      {words.failedText}
    </FailedState>
  );
}
