import type { CallAnswer, CallInput, Operation } from '@timemap/admin-api';
import type { MockDb } from '../db.ts';
import type { UserRow } from '../rows.ts';

/** What a handler works with besides its input. */
export interface HandlerContext {
  readonly db: MockDb;
  /** Who asks. Reading it refuses with 'Not signed in' or 'Invalid session' where nobody is. */
  readonly user: UserRow;
  /** The server's clock. */
  readonly now: () => Date;
  /** Opens a session and returns its id. */
  readonly openSession: (userId: number) => string;
}

/**
 * Answers one operation. The input has the contract's shape and types already, and the caller one of the
 * contract's roles; what depends on the data (may this user see this organization?) is the handler's to check.
 * `undefined` is an answer without a body.
 */
export type Handler<O extends Operation> = (
  input: CallInput<O>,
  context: HandlerContext,
) => CallAnswer<O> | undefined;

/** The handlers of some operations: `satisfies Handlers<'GET /a' | 'POST /a'>`. */
export type Handlers<O extends Operation> = { [K in O]: Handler<K> };

/** The answer to a change, where no document shows one. */
export const done = { success: true };
