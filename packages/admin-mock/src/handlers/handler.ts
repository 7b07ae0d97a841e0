import type { CallAnswer, CallInput, Operation } from '@timemap/admin-api';
import type { MockDb } from '../db.ts';
import type { UserRow } from '../rows.ts';

export interface HandlerContext {
  readonly db: MockDb;
  readonly user: UserRow;
  readonly now: () => Date;
  readonly openSession: (userId: number) => string;
}

/** The input is already valid for the contract. `undefined` sends no body. */
export type Handler<O extends Operation> = (
  input: CallInput<O>,
  context: HandlerContext,
) => CallAnswer<O> | undefined;

/** Those of one file. */
export type Handlers = { [K in Operation]?: Handler<K> };

export const done = { success: true };
