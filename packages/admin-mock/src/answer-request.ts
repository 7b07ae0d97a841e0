import type { Operation } from '@timemap/admin-api';
import { contract } from './contract.gen.ts';
import type { MockDb } from './db.ts';
import { allHandlers } from './handlers/all-handlers.ts';
import type { HandlerContext } from './handlers/handler.ts';
import { isGlobalAdmin } from './organization-access.ts';
import type { ReadBody } from './read-body.ts';
import { forbidden, Refusal } from './refusal.ts';
import type { Route } from './route-request.ts';
import type { UserRow } from './rows.ts';
import { openSession } from './sessions.ts';
import { validateInput } from './validate-input.ts';

export interface IncomingCall {
  method: string;
  path: string;
  route: Route;
  query: { values: Record<string, string>; repeated: string | null };
  body: ReadBody;
  requireUser: () => UserRow;
}

export interface Answer {
  status: number;
  value: unknown;
}

export function answerRequest(call: IncomingCall, db: MockDb, now: () => Date): Answer {
  try {
    return { status: 200, value: handle(call, db, now) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, value: { error: error.message } };
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 500, value: { error: `The stand-in server failed: ${reason}` } };
  }
}

function handle(call: IncomingCall, db: MockDb, now: () => Date): unknown {
  const { route } = call;
  if (route.found === 'nothing') throw new Refusal(404, `No such call: ${call.method} ${call.path}`);
  if (route.found === 'otherMethods') {
    throw new Refusal(400, `${call.path} takes ${route.methods.join(' or ')}, not ${call.method}.`);
  }
  const { operation, pathValues } = route;
  const { roles } = contract[operation];
  if (!roles.includes('public')) requireRole(operation, call.requireUser());
  const input = validateInput(contract[operation], pathValues, call.query, call.body);
  const context: HandlerContext = {
    db,
    get user() {
      return call.requireUser();
    },
    now,
    openSession: (userId) => openSession(db, userId),
  };
  // The contract check proves the type, which TypeScript cannot express for all operations.
  const handler = allHandlers[operation] as unknown as (input: unknown, context: HandlerContext) => unknown;
  return handler(input, context);
}

function requireRole(operation: Operation, user: UserRow): void {
  const isForGlobalAdmins = contract[operation].roles.every((role) => role === 'globalAdmin');
  if (isForGlobalAdmins && !isGlobalAdmin(user)) throw forbidden('Only global admins can do that.');
}
