import { answerRequest, type IncomingCall } from './answer-request.ts';
import type { MockDb } from './db.ts';
import { invalid } from './refusal.ts';
import { routeRequest } from './route-request.ts';
import { openSession } from './sessions.ts';

export type AppliedChange =
  | {
      kind: 'call';
      /** The server's clock during the call, in ISO 8601. */
      at: string;
      userId: number | null;
      call: Pick<IncomingCall, 'method' | 'path' | 'query' | 'body'>;
    }
  | { kind: 'signIn'; userId: number };

export function reapply(change: AppliedChange, db: MockDb): void {
  if (change.kind === 'signIn') {
    openSession(db, change.userId);
    return;
  }
  const { at, userId, call } = change;
  const requireUser = () => {
    const user = userId === null ? undefined : db.users.get(userId);
    if (!user) throw invalid('The user who made the change does not exist.');
    return user;
  };
  const route = routeRequest(call.method, call.path);
  const { status, value } = answerRequest({ ...call, route, requireUser }, db, () => new Date(at));
  if (status >= 400) throw new Error(`${call.method} ${call.path} was refused: ${JSON.stringify(value)}`);
}
