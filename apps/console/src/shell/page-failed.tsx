import { FailedState } from '@timemap/admin-kit/ui/screen-state';

/** In the place of a page that could not be loaded, or broke. The shell around it lives on. */
export function PageFailed() {
  return (
    <FailedState title="This page could not be shown" onRetry={() => window.location.reload()}>
      The connection may be down, or the console has been updated. What you typed into forms is kept.
    </FailedState>
  );
}
