import { useCount, useMessages } from '@timemap/admin-kit';
import { useActivity } from '@timemap/admin-kit/activity';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { ClockIcon } from '@timemap/admin-kit/ui/icon';
import { useId, useRef } from 'react';
import { useEarlyScripts } from '../shell/early-scripts.ts';
import { shellMessages } from '../shell/messages.ts';
import { useActivityLog } from './activity-context.ts';
import { ActivityDrawer, loadActivityPanel } from './activity-drawer.tsx';
import './activity-button.css';

interface ActivityButtonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ActivityButton({ isOpen, onOpenChange }: ActivityButtonProps) {
  const log = useActivityLog();
  const { unseenCount, unseenFailureCount } = useActivity(log);
  useEarlyScripts(loadActivityPanel);
  const drawerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const words = useMessages(shellMessages);
  const count = useCount();
  const label = () => {
    const [added, failed] = [count(unseenCount), count(unseenFailureCount)];
    if (added.value > 0 && failed.value > 0) return words.activityNewAndFailed({ added, failed });
    if (failed.value > 0) return words.activityFailed(failed);
    return added.value > 0 ? words.activityNew(added) : words.activity;
  };

  const close = () => {
    // Restores focus only if closing the list takes it away.
    const drawer = document.getElementById(drawerId);
    if (drawer?.contains(document.activeElement)) button.current?.focus();
    onOpenChange(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        label={label()}
        icon={
          <>
            <ClockIcon />
            {unseenFailureCount > 0 && (
              <bdi className="console-activity-failed">{count(unseenFailureCount).text}</bdi>
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
