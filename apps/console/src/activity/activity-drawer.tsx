import { fadeWhenRemoved, isOfInputMethod, useMessages } from '@timemap/admin-kit';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { CloseIcon } from '@timemap/admin-kit/ui/icon';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../lazily.ts';
import { shellMessages } from '../shell/messages.ts';
import { useActivityLog } from './activity-context.ts';
import './activity-drawer.css';

export const loadActivityPanel = () => import('./activity-panel.tsx');
const ActivityPanel = lazyPart(loadActivityPanel, ActivityFailed);

function ActivityFailed() {
  const { activityNotLoaded } = useMessages(shellMessages);
  return <FailedState title={activityNotLoaded} onRetry={() => window.location.reload()} />;
}

interface ActivityDrawerProps {
  id: string;
  onClose: () => void;
}

/** Not modal, so that work can go on while it is open. */
export function ActivityDrawer({ id, onClose }: ActivityDrawerProps) {
  const log = useActivityLog();
  const words = useMessages(shellMessages);
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => drawer.current?.focus(), []);
  useLayoutEffect(() => {
    const element = drawer.current;
    return () => fadeWhenRemoved(element);
  }, []);
  return (
    <div
      ref={drawer}
      id={id}
      role="dialog"
      aria-label={words.activity}
      tabIndex={-1}
      className="console-activity"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Suspense fallback={null}>
        <ActivityPanel
          log={log}
          description={words.activityNote}
          actions={
            <IconButton
              label={words.closeActivity}
              icon={<CloseIcon />}
              hasTooltip={false}
              onClick={onClose}
            />
          }
        />
      </Suspense>
    </div>
  );
}
