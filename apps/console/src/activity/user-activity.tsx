import type { AdminUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { type ActivityEntry, ActivityPanel } from '@timemap/admin-kit/activity';
import { type ReactNode, useCallback } from 'react';
import { shellMessages } from '../shell/messages.ts';
import { useActivityLog } from './activity-context.ts';
import './user-activity.css';

export function UserActivity({ user }: { user: AdminUser }): ReactNode {
  const { id, username, email } = user;
  const log = useActivityLog();
  const words = useMessages(shellMessages);
  const only = useCallback(
    ({ name, target }: ActivityEntry) => {
      if (target?.kind !== 'user' && target?.kind !== 'project-member') return false;
      // Adding a user records the typed username or email, every other action the id.
      return name.endsWith('.add')
        ? [username, email].some((known) => fold(known) === fold(target.id))
        : target.id === String(id);
    },
    [id, username, email],
  );
  return (
    <div className="console-user-activity">
      <ActivityPanel
        log={log}
        only={only}
        headingLevel={2}
        description={words.userActivityNote}
        emptyText={words.userActivityNone}
      />
    </div>
  );
}

const fold = (text: string) => text.trim().toLowerCase();
