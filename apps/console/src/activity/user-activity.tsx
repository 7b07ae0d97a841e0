import type { AdminUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { type ActivityEntry, ActivityPanel } from '@timemap/admin-kit/activity';
import { type ReactNode, useCallback } from 'react';
import { shellMessages } from '../shell/messages.ts';
import { useActivityLog } from './activity-context.ts';
import './user-activity.css';

export function UserActivity({ user }: { user: AdminUser }): ReactNode {
  const { id, username } = user;
  const log = useActivityLog();
  const words = useMessages(shellMessages);
  const only = useCallback(
    // Adding a user to an organization records the typed username, every other action the id.
    ({ target }: ActivityEntry) => target?.kind === 'user' && [String(id), username].includes(target.id),
    [id, username],
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
