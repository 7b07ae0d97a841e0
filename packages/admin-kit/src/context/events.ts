import type { ApiError, Operation } from '@timemap/admin-api';

/** Of several changes, some could not be undone. */
export interface PartlyUndone {
  readonly done: number;
  readonly left: number;
  /** The first failure. */
  readonly error: ApiError;
}

/** `replaced`: by a newer change. null: nothing was sent. */
export type UndoOutcome = 'undone' | 'replaced' | PartlyUndone | ApiError | null;

/** The object of an action. `label` is its name for people; never a secret. */
export interface ActionTarget {
  /** For example `license`, `organization`, `user`. */
  readonly kind: string;
  readonly id: string | number;
  readonly label?: string;
  /** What of it changes, where its parts are saved separately and undone separately: `email`. @default all of it */
  readonly part?: string;
}

/** Where an action happens, such as the organization that a user is added to. */
export type ActionPlace = Pick<ActionTarget, 'kind' | 'id' | 'label'>;

/** An action of an administrator, before its outcome is known. */
export interface AdminAction {
  readonly name: string;
  readonly target: ActionTarget;
  /** @default its target says it all */
  readonly place?: ActionPlace;
  /** The reason that the person entered, if the host's policy requires one. */
  readonly reason?: string;
}

/** What a job of several kinds of actions does, and whom it is about. */
export interface AdminJob extends AdminAction {
  /** Takes back what was done. @default false */
  readonly isUndo?: boolean;
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
  /** The same for all actions of one job, such as adding a pasted list. @default it is no part of a job */
  readonly jobId?: number;
  /** @default its actions say it all */
  readonly job?: AdminJob;
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
  /** As in its start. */
  readonly jobId?: number;
  /** As in its start. */
  readonly job?: AdminJob;
}

/** What was just done can be undone, until a newer action with the same name and target, or an `UndoEndedEvent`. */
export interface UndoOfferedEvent {
  readonly type: 'undo-offered';
  readonly action: AdminAction;
  /** The actions that it takes back, if they are several. @default `action` */
  readonly parts?: readonly AdminAction[];
  /** Says what it leaves as it is, in the person's language. @default nothing */
  readonly stays?: string;
  /** Says what was done, in the person's language. */
  readonly text: string;
  /** Never rejects. */
  readonly undo: () => Promise<UndoOutcome>;
}

/** An offered undo was used, or no longer works. */
export interface UndoEndedEvent {
  readonly type: 'undo-ended';
  /** As it was offered. */
  readonly undo: UndoOfferedEvent['undo'];
}

/** A screen that threw while rendering and was replaced by its failed state. */
export interface CrashEvent {
  readonly type: 'crash';
  readonly at: number;
  readonly screen: string;
  readonly message: string;
}

/** The typed event stream for audit, analytics or an activity panel. */
export type AdminEvent =
  | LoadEvent
  | ActionStartedEvent
  | ActionEvent
  | UndoOfferedEvent
  | UndoEndedEvent
  | CrashEvent;

export function describeFailure(error: ApiError): EventFailure {
  const { kind, status, message, serverText, mayHaveBeenApplied } = error;
  return { kind, status, message, serverText, ...(mayHaveBeenApplied && { mayHaveBeenApplied }) };
}
