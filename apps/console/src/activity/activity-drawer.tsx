import { IconButton } from '@timemap/admin-kit/ui/button';
import { CloseIcon } from '@timemap/admin-kit/ui/icon';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useActivityLog } from './activity-context.ts';
import './activity-drawer.css';

const ActivityPanel = lazy(() =>
  import('./activity-panel.tsx').catch(() => ({
    default: () => (
      <FailedState title="The activity could not be loaded" onRetry={() => window.location.reload()} />
    ),
  })),
);

interface ActivityDrawerProps {
  id: string;
  onClose: () => void;
}

/** At the inline end, beside the page and not in place of it: work goes on while it is open. */
export function ActivityDrawer({ id, onClose }: ActivityDrawerProps) {
  const log = useActivityLog();
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => drawer.current?.focus(), []);
  return (
    <div
      ref={drawer}
      id={id}
      role="dialog"
      aria-label="Activity"
      tabIndex={-1}
      className="console-activity"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Suspense fallback={null}>
        <ActivityPanel
          log={log}
          actions={
            <IconButton label="Close activity" icon={<CloseIcon />} hasTooltip={false} onClick={onClose} />
          }
        />
      </Suspense>
    </div>
  );
}
