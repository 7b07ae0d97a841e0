import { type AdminUser, type ApiError, call, decodeSessionId } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { openPrivately } from '../../browser/open-privately.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Permission } from '../../context/permission.ts';
import { useAction } from '../../data/use-action.ts';
import { type ActAsRefusal, actAsAddress, canActAs } from './rules.ts';

/** The user to act as. Dialogs and events show the name. */
export type ActedUser = Pick<AdminUser, 'id' | 'username'>;

export interface ActedProject {
  readonly id: number;
  readonly name: string;
}

export interface LogInAs {
  readonly can: Permission<ActAsRefusal>;
  readonly asksReason: boolean;
  /** `blocked`: the session exists, and the person must press `open`. `failed` carries the server's words, or null. */
  readonly state:
    | { readonly status: 'idle' }
    | { readonly status: 'busy' }
    | { readonly status: 'blocked' }
    | { readonly status: 'vetoed'; readonly error: ApiError }
    | { readonly status: 'failed'; readonly serverText: string | null }
    | { readonly status: 'opened' };
  /** Sends one request. `stopped`: there is nothing to open. */
  start(reason?: string): Promise<'opened' | 'blocked' | 'stopped'>;
  /** Opens the window that the browser blocked. Call it in a click handler. */
  open(): void;
}

/** Logs in as another user in a new window. @operation POST /global/users/loginas @spec B §4, §8 */
export function useLogInAs(user: ActedUser, project?: ActedProject): LogInAs {
  const { session, links, policy } = useAdminKit();
  const mainApp = links.mainApp();
  const [state, setState] = useState<LogInAs['state']>({ status: 'idle' });
  // The session id exists only in this closure: not in state, a cache or an element.
  const openNow = useRef<((options: { isPressed: boolean }) => boolean) | null>(null);
  const { run } = useAction<{ reason: string | undefined }, string>({
    name: 'user.log-in-as',
    operation: 'POST /global/users/loginas',
    target: () => ({ kind: 'user', id: user.id, label: user.username }),
    reason: ({ reason }) => reason,
    // The session id goes to the new window only. @spec B §7
    send: ({ client }) =>
      call(client, 'POST /global/users/loginas', { body: { user_id: user.id } }, decodeSessionId),
  });
  const can = canActAs(session, user, mainApp);

  return {
    can,
    asksReason: policy.asksReasonForLogIn === true,
    state,
    start: async (reason) => {
      if (!can.isAllowed || mainApp === null) return 'stopped';
      setState({ status: 'busy' });
      const outcome = await run({ reason });
      if (outcome.status === 'ignored') return 'stopped';
      if (outcome.status === 'vetoed') setState(outcome);
      if (outcome.status === 'failed') setState({ status: 'failed', serverText: outcome.error.serverText });
      if (outcome.status !== 'succeeded') return 'stopped';
      const address = actAsAddress(mainApp, outcome.result, project?.id ?? null);
      const isOpen = openPrivately(address);
      openNow.current = isOpen ? null : (options) => openPrivately(address, options);
      const end = isOpen ? 'opened' : 'blocked';
      setState({ status: end });
      return end;
    },
    open: () => {
      if (openNow.current === null) return;
      openNow.current({ isPressed: true });
      openNow.current = null;
      setState({ status: 'opened' });
    },
  };
}
