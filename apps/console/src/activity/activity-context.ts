import { type ActivityLog, createActivityLog } from '@timemap/admin-kit/activity';
import { createContext, use, useEffect, useState } from 'react';
import { useConsole, useSessionState } from '../console-context.ts';
import { useOnceIdle } from '../shell/early-scripts.ts';

export const MAX_ENTRIES = 1000;

export const ActivityContext = createContext<ActivityLog | null>(null);

/** The session id never enters the log. */
export function useNewActivityLog(): ActivityLog {
  const { session } = useConsole();
  const [log] = useState(() =>
    createActivityLog({ limit: MAX_ENTRIES, secrets: () => [session.sessionId() ?? ''] }),
  );
  return log;
}

export function useActivityLog(): ActivityLog {
  const log = use(ActivityContext);
  if (log === null) throw new Error('This part of the console needs a signed-in user.');
  return log;
}

export function useActivityMemory(log: ActivityLog, isNeeded: boolean): void {
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [isIdle, setIsIdle] = useState(false);
  useOnceIdle(() => setIsIdle(true));
  const isDue = isNeeded || isIdle;
  useEffect(() => {
    if (!isDue || userId === null) return;
    let isOver = false;
    let stop = () => {};
    import('./activity-memory.ts').then(
      ({ rememberActivity }) => {
        if (!isOver) stop = rememberActivity(log, userId);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isDue, log, userId]);
}
