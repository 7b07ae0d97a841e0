import type { ApiError, Operation } from '@timemap/admin-api';

/** The object of an action. `label` is its name for people; never a secret. */
export interface ActionTarget {
  /** For example `license`, `organization`, `user`. */
  readonly kind: string;
  readonly id: string | number;
  readonly label?: string;
  /** What of it changes, where its parts are saved separately and undone separately: `email`. @default all of it */
  readonly part?: string;
}

/** An action of an administrator, before its outcome is known. */
export interface AdminAction {
  readonly name: string;
  readonly target: ActionTarget;
  /** The reason that the person entered, if the host's policy requires one. */
  readonly reason?: string;
}

/** The reason of a failure, without the server's raw answer or secrets. */
export interface EventFailure {
  readonly kind: ApiError['kind'];
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  readonly message: string;
  /** The server's own words, fit to show. null: it gave none, and `message` is in English. @default unknown */
  readonly serverText?: string | null;
  /** The server may have made the change. @default false */
  readonly mayHaveBeenApplied?: boolean;
}

export type ActionValue = string | number | boolean | null;

/** The old and the new value, if the write changes a single value. null: none, or unknown. */
export interface ActionChange {
  readonly before: ActionValue;
  readonly after: ActionValue;
}

export interface TimedEvent {
  readonly at: number;
  readonly durationMs: number;
}

/** A finished read. Fires once per network load, however many screens show it. */
export interface LoadEvent extends TimedEvent {
  readonly type: 'load';
  readonly operation: Operation;
  readonly outcome: 'succeeded' | 'failed' | 'aborted';
  readonly failure?: EventFailure;
  /** The number of entries that could not be read and are not shown. @default 0 */
  readonly unreadableCount?: number;
}

/** A write whose request is being sent, after the host allowed it. Its `ActionEvent` follows. */
export interface ActionStartedEvent {
  readonly type: 'action-started';
  readonly at: number;
  /** Links the start and the end of an action. Unique in this page load. */
  readonly runId: number;
  readonly action: AdminAction;
  readonly change?: ActionChange;
}

/** A finished write, including failures that the specification keeps silent. */
export interface ActionEvent extends TimedEvent {
  readonly type: 'action';
  /** The `runId` of the start. A vetoed action has no start. */
  readonly runId: number;
  readonly action: AdminAction;
  readonly change?: ActionChange;
  readonly outcome: 'succeeded' | 'failed' | 'vetoed';
  readonly failure?: EventFailure;
  /**
   * Reads whether the change was made, after a failure with an unknown outcome. null: the server's data cannot tell.
   * @throws ApiError @default no read shows it
   */
  readonly wasMade?: () => Promise<boolean | null>;
}

/** A screen that threw while rendering and was replaced by its failed state. */
export interface CrashEvent {
  readonly type: 'crash';
  readonly at: number;
  readonly screen: string;
  readonly message: string;
}

/** The typed event stream for audit, analytics or an activity panel. */
export type AdminEvent = LoadEvent | ActionStartedEvent | ActionEvent | CrashEvent;

export function describeFailure(error: ApiError): EventFailure {
  const { kind, status, message, serverText, mayHaveBeenApplied } = error;
  return { kind, status, message, serverText, ...(mayHaveBeenApplied && { mayHaveBeenApplied }) };
}
