import type { ApiError, Operation } from '@timemap/admin-api';

/** What an action is done to. `label` is what a person would call it; never a secret. */
export interface ActionTarget {
  /** For example `license`, `organization`, `user`. */
  readonly kind: string;
  readonly id: string | number;
  readonly label?: string;
}

/** Something an administrator is about to do or has done, before its outcome is known. */
export interface AdminAction {
  /** `<feature>.<verb>`, for example `license.revoke`. */
  readonly name: string;
  readonly target: ActionTarget;
  /** Why, in the person's own words, where the host's policy asks for it. */
  readonly reason?: string;
}

/** Why something failed, without the server's raw answer and without anything secret. */
export interface EventFailure {
  readonly kind: ApiError['kind'];
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  readonly message: string;
}

interface TimedEvent {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly durationMs: number;
}

/** A read that ended. Fires once per network load, not per screen that shows it. */
export interface LoadEvent extends TimedEvent {
  readonly type: 'load';
  readonly operation: Operation;
  readonly outcome: 'succeeded' | 'failed' | 'aborted';
  readonly failure?: EventFailure;
  /** Entries of the list that could not be read and are not shown. @default 0 */
  readonly unreadableCount?: number;
}

/** A write that is being done: the host allowed it, and its request goes out now. Its `ActionEvent` follows. */
export interface ActionStartedEvent {
  readonly type: 'action-started';
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Tells which start an end belongs to; unique in this page load. */
  readonly runId: number;
  readonly action: AdminAction;
}

/** A write that ended. Silent failures of the specification are here too: nothing is swallowed. */
export interface ActionEvent extends TimedEvent {
  readonly type: 'action';
  /** That of the start. A vetoed action has none. */
  readonly runId: number;
  readonly action: AdminAction;
  readonly outcome: 'succeeded' | 'failed' | 'vetoed';
  readonly failure?: EventFailure;
}

/** A screen that threw while rendering and was replaced by its failed state. */
export interface CrashEvent {
  readonly type: 'crash';
  readonly at: number;
  readonly screen: string;
  readonly message: string;
}

/** The one typed stream a host can feed audit, analytics or an activity panel from. */
export type AdminEvent = LoadEvent | ActionStartedEvent | ActionEvent | CrashEvent;

export function describeFailure(error: ApiError): EventFailure {
  return { kind: error.kind, status: error.status, message: error.message };
}
