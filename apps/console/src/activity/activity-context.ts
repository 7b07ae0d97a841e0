import type { Drafts } from '@timemap/admin-kit';
import { type ActivityEntry, type ActivityLog, createActivityLog } from '@timemap/admin-kit/activity';
import { createContext, use, useEffect, useState } from 'react';
import { useConsole } from '../console-context.ts';

const DRAFT_KEY = 'activity';
const MAX_KEPT = 200;

export const ActivityContext = createContext<ActivityLog | null>(null);

/** Stays in the tab with the drafts, and goes with them at logout. The session id never enters it. */
export function useNewActivity(drafts: Drafts): ActivityLog {
  const { session } = useConsole();
  const [log] = useState(() =>
    createActivityLog({ entries: keptIn(drafts), secrets: () => [session.sessionId() ?? ''] }),
  );
  useEffect(
    () =>
      log.subscribe(() => {
        drafts.save(DRAFT_KEY, JSON.stringify(log.snapshot().entries.slice(0, MAX_KEPT)));
      }),
    [log, drafts],
  );
  return log;
}

function keptIn(drafts: Drafts): readonly ActivityEntry[] {
  try {
    const kept: unknown = JSON.parse(drafts.load(DRAFT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function useActivityLog(): ActivityLog {
  const log = use(ActivityContext);
  if (log === null) throw new Error('This part of the console needs a signed-in user.');
  return log;
}
