import { useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { orgUsersMessages } from './messages.ts';
import type { OrgUsersState } from './use-org-users.ts';

interface UnloadedUsersProps {
  state: Extract<OrgUsersState, { status: 'failed' }>;
}

/**
 * In the place of users that could not be loaded. The specification gives this failure no message, and nothing untrue,
 * such as an empty list, may stand in its place; who may not see them is told so. @spec A §8
 */
export function UnloadedUsers({ state }: UnloadedUsersProps) {
  const words = useMessages(orgUsersMessages);
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);
  const reload = (
    <Button icon={<Icon name="refresh" />} isBusy={state.isRetrying} onClick={state.retry}>
      {words.reload}
    </Button>
  );
  return (
    <div ref={root} className="ak-org-users-panel-unloaded">
      {state.error.status === 403 ? (
        <ForbiddenState action={reload}>{words.forbidden}</ForbiddenState>
      ) : (
        reload
      )}
    </div>
  );
}
