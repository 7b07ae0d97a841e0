import { useMessages } from '@timemap/admin-kit';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { shellMessages } from '../shell/messages.ts';

export function PaletteUnavailable() {
  const words = useMessages(shellMessages);
  return (
    <FailedState title={words.paletteNotLoaded} onRetry={() => window.location.reload()}>
      {words.notLoadedText}
    </FailedState>
  );
}
