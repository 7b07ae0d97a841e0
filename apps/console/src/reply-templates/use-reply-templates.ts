import { useMemo } from 'react';
import { useSessionState } from '../console-context.ts';
import { useKeptList } from '../session/use-kept-list.ts';
import { createReplyTemplates } from './templates.ts';

export function useReplyTemplates() {
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : 0;
  const store = useMemo(() => createReplyTemplates(userId), [userId]);
  const { entries: templates, ...rest } = useKeptList(store);
  return { templates, ...rest };
}

export type ReplyTemplates = ReturnType<typeof useReplyTemplates>;
