import { useMessages } from '@timemap/admin-kit';
import { type ActivityLog, createActivityLog } from '@timemap/admin-kit/activity';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useConsole, useSessionState } from '../console-context.ts';
import { pageMessages } from '../messages.ts';
import { useOnceIdle } from '../shell/early-scripts.ts';
import { shellMessages } from '../shell/messages.ts';
import { MAX_ENTRIES } from './activity-limit.ts';

interface Activity {
  readonly log: ActivityLog;
  readonly stored: 'unread' | 'read' | 'failed';
  readonly setStored: (stored: Activity['stored']) => void;
  readonly isShown: boolean;
  readonly setShown: (isShown: true) => void;
}

export const ActivityContext = createContext<Activity | null>(null);

/** The session id never enters the log. */
export function useNewActivity(): Activity {
  const { session } = useConsole();
  const [log] = useState(() =>
    createActivityLog({ limit: MAX_ENTRIES, secrets: () => [session.sessionId() ?? ''] }),
  );
  const [stored, setStored] = useState<Activity['stored']>('unread');
  const [isShown, setShown] = useState(false);
  return useMemo(() => ({ log, stored, setStored, isShown, setShown }), [log, stored, isShown]);
}

function useActivityOfPerson(): Activity {
  const activity = use(ActivityContext);
  if (activity === null) throw new Error('This part of the console needs a signed-in user.');
  return activity;
}

export const useActivityLog = () => useActivityOfPerson().log;

/** For a part that lists entries. `notRead` says why some may be missing; undefined if none are. */
export function useShownActivity(): { log: ActivityLog; notRead: string | undefined } {
  const { log, stored, setShown } = useActivityOfPerson();
  const { loading } = useMessages(pageMessages);
  const { activityNotLoaded } = useMessages(shellMessages);
  useEffect(() => setShown(true), [setShown]);
  return { log, notRead: { unread: loading, read: undefined, failed: activityNotLoaded }[stored] };
}

export function useActivityMemory(hasEntries: boolean): void {
  const { log, setStored, isShown } = useActivityOfPerson();
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [isIdle, setIsIdle] = useState(false);
  useOnceIdle(() => setIsIdle(true));
  const isDue = isShown || hasEntries || isIdle;
  useEffect(() => {
    if (!isDue || userId === null) return;
    let isOver = false;
    let stop = () => {};
    import('./activity-memory.ts').then(
      ({ rememberActivity }) => {
        if (!isOver) stop = rememberActivity(log, userId, () => setStored('read'));
      },
      () => setStored('failed'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isDue, log, setStored, userId]);
}
