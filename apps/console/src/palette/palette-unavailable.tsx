import { FailedState } from '@timemap/admin-kit/ui/screen-state';

/** In the place of results whose script could not be loaded. */
export function PaletteUnavailable() {
  return (
    <FailedState title="The search could not be loaded" onRetry={() => window.location.reload()}>
      The connection may be down, or the console has been updated.
    </FailedState>
  );
}
