import { Button } from '@timemap/admin-kit/ui/button';
import { FailedState } from '@timemap/admin-kit/ui/failed-state';

/** In the place of a palette whose script could not be loaded. */
export function PaletteUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <div className="console-palette-unavailable">
      <FailedState title="The search could not be loaded" onRetry={() => window.location.reload()}>
        The connection may be down, or the console was updated meanwhile.
      </FailedState>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
