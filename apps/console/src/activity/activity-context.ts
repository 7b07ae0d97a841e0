import { type ActivityLog, createActivityLog } from '@timemap/admin-kit/activity';
import { createContext, use, useState } from 'react';
import { useConsole } from '../console-context.ts';

export const ActivityContext = createContext<ActivityLog | null>(null);

/** A log for as long as this person is signed in, without their session id in it. */
export function useNewActivityLog(): ActivityLog {
  const { session } = useConsole();
  const [log] = useState(() => createActivityLog({ secrets: () => [session.sessionId() ?? ''] }));
  return log;
}

/** @throws outside the part of the console that somebody has signed in to */
export function useActivityLog(): ActivityLog {
  const log = use(ActivityContext);
  if (log === null) throw new Error('This part of the console needs somebody who is signed in.');
  return log;
}
