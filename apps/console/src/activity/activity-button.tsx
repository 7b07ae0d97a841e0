import { useActivity } from '@timemap/admin-kit/activity';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { BellIcon } from '@timemap/admin-kit/ui/icon';
import { useId, useRef } from 'react';
import { useActivityLog, useActivityMemory } from './activity-context.ts';
import { ActivityDrawer } from './activity-drawer.tsx';
import './activity-button.css';

interface ActivityButtonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opens and closes the list of what happened, and says how much of it is new and how much failed. */
export function ActivityButton({ isOpen, onOpenChange }: ActivityButtonProps) {
  const log = useActivityLog();
  const { entries, unseenCount, unseenFailureCount } = useActivity(log);
  useActivityMemory(log, isOpen || entries.length > 0);
  const drawerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const failed = `${unseenFailureCount} failed`;
  const facts = [
    ...(unseenCount > 0 ? [`${unseenCount} new`] : []),
    ...(unseenFailureCount > 0 ? [failed] : []),
  ].join(', ');

  const close = () => {
    // Focus is given back only where closing takes it away.
    const drawer = document.getElementById(drawerId);
    if (drawer?.contains(document.activeElement)) button.current?.focus();
    onOpenChange(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        label={facts === '' ? 'Activity' : `Activity: ${facts}`}
        icon={
          <>
            <BellIcon />
            {unseenFailureCount > 0 && (
              <bdi className="console-activity-failed">
                {unseenFailureCount}
                <span className="console-activity-failed-word"> failed</span>
              </bdi>
            )}
          </>
        }
        className="console-activity-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? drawerId : undefined}
        onClick={() => (isOpen ? close() : onOpenChange(true))}
      />
      {isOpen && <ActivityDrawer id={drawerId} onClose={close} />}
    </>
  );
}
