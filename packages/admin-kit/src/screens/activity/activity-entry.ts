import type { ApiErrorKind } from '@timemap/admin-api';
import type {
  ActionChange,
  ActionEvent,
  ActionStartedEvent,
  ActionTarget,
  AdminAction,
  LoadEvent,
} from '../../context/events.ts';

export interface ActivityTarget {
  readonly kind: string;
  readonly id: string;
  readonly label: string | null;
}

export interface JobOfEntry extends Pick<AdminAction, 'name'> {
  readonly target: ActivityTarget;
  readonly place?: ActivityTarget | null;
  readonly isUndo: boolean;
}

/** An action of the person, a failed load, or a crashed screen. */
export interface ActivityEntry {
  /** Unique in its log, ascending. */
  readonly id: number;
  readonly kind: 'action' | 'load' | 'crash';
  /** The action's name (`license.revoke`), the load's operation (`GET /organizations`) or the screen's name. */
  readonly name: string;
  /** null for loads and crashes. */
  readonly target: ActivityTarget | null;
  /** `unknown`: the server may have made the change. */
  readonly outcome: 'underWay' | 'succeeded' | 'failed' | 'unknown' | 'vetoed';
  /** Its start, in milliseconds since 1970. */
  readonly at: number;
  /** null while it is pending, and for crashes. */
  readonly durationMs: number | null;
  /** HTTP status of a failure; null if there was no answer. */
  readonly status: number | null;
  /** The person's reason, if the host's policy requires one. */
  readonly reason: string | null;
  /** Why it failed: the server's words, or an English sentence. */
  readonly message: string | null;
  /** Says why it failed if the server did not, so that a view can say it in its language. @default null */
  readonly failureKind?: ApiErrorKind | null;
  /** Where it happened, such as the organization that a user was added to. @default its target says it all */
  readonly place?: ActivityTarget | null;
  /** Says what was done, if the screen said it. @default none */
  readonly text?: string | null;
  /** The same for all actions of one job. @default it is no part of a job */
  readonly jobId?: number | null;
  /** What the job did, and to whom. @default its actions say it all */
  readonly job?: JobOfEntry | null;
  /** Whether `undo` can take it back, in the page that made it. @default false */
  readonly canUndo?: boolean;
  /** Says what `undo` leaves as it is. @default nothing */
  readonly stays?: string | null;
  /** The change, made or attempted. null if it is not a single value. */
  readonly change: ActionChange | null;
  /** Whether `check` can read if the change was made. Only where the outcome is unknown, in the page that made it. */
  readonly canCheck: boolean;
  /** The outcome was unknown, and a read has found it out. */
  readonly wasChecked: boolean;
  /** Whether a panel has shown its current state. */
  readonly isSeen: boolean;
}

export type Fresh = Omit<ActivityEntry, 'id' | 'isSeen'>;

/** The page has already said so, and there is nothing to fix. */
/** The page says why. Nobody need look it up here. */
export const isRefusal = ({ kind, status }: Fresh) =>
  kind === 'load' && (status === 401 || status === 403 || status === 404);

export const ofEarlierPage = ({ outcome }: ActivityEntry): Partial<ActivityEntry> => ({
  isSeen: true,
  canCheck: false,
  canUndo: false,
  outcome: outcome === 'underWay' ? 'unknown' : outcome,
});

const noFailure = { status: null, message: null, failureKind: null };

export const plain = {
  target: null,
  reason: null,
  durationMs: null,
  change: null,
  canCheck: false,
  wasChecked: false,
  ...noFailure,
};

export const made = { outcome: 'succeeded', ...noFailure } as const;

export const hasFailed = (outcome: ActivityEntry['outcome']) => outcome === 'failed' || outcome === 'unknown';

export type Clean = (text: string) => string;

export function startOf({ action, change, at, ...ofJob }: ActionStartedEvent, clean: Clean): Fresh {
  return {
    ...plain,
    ...whatOf(action, clean),
    ...jobOf(ofJob, clean),
    change: cleanChange(change, clean),
    outcome: 'underWay',
    at,
  };
}

export function endOf(
  { action, change, outcome, wasMade, jobId, job, ...timed }: ActionEvent,
  clean: Clean,
): Fresh {
  return {
    ...plain,
    ...whatOf(action, clean),
    ...jobOf({ jobId, job }, clean),
    change: cleanChange(change, clean),
    outcome: timed.failure?.mayHaveBeenApplied ? 'unknown' : outcome,
    canCheck: wasMade !== undefined,
    ...endedAs(timed, clean),
  };
}

function jobOf({ jobId, job }: Partial<Pick<ActionEvent, 'jobId' | 'job'>>, clean: Clean): Partial<Fresh> {
  if (jobId === undefined) return {};
  if (job === undefined) return { jobId };
  const { name, target, place = null } = whatOf(job, clean);
  return { jobId, job: { name, target, place, isUndo: job.isUndo ?? false } };
}

function cleanChange(change: ActionChange | undefined, clean: Clean): ActionChange | null {
  if (change === undefined) return null;
  const cleanValue = (value: ActionChange['before']) => (typeof value === 'string' ? clean(value) : value);
  return { before: cleanValue(change.before), after: cleanValue(change.after) };
}

export function whatOf({ name, target, place, reason }: AdminAction, clean: Clean) {
  const cleanOrNull = (text: string | undefined) => (text === undefined ? null : clean(text));
  const cleanTarget = ({ kind, id, label }: Omit<ActionTarget, 'part'>) => ({
    kind,
    id: clean(String(id)),
    label: cleanOrNull(label),
  });
  return {
    kind: 'action' as const,
    name,
    target: cleanTarget(target),
    ...(place && { place: cleanTarget(place) }),
    reason: cleanOrNull(reason),
  };
}

export const isSameThing = (older: AdminAction, newer: AdminAction) =>
  older.name === newer.name &&
  older.target.kind === newer.target.kind &&
  older.target.id === newer.target.id &&
  older.target.part === newer.target.part;

export function failedLoad({ operation, ...timed }: LoadEvent, clean: Clean): Fresh {
  return { ...plain, kind: 'load', name: operation, outcome: 'failed', ...endedAs(timed, clean) };
}

function endedAs(
  { at, durationMs, failure }: Pick<ActionEvent, 'at' | 'durationMs' | 'failure'>,
  clean: Clean,
): Pick<Fresh, 'at' | 'durationMs' | keyof typeof noFailure> {
  return {
    at: at - durationMs,
    durationMs,
    ...(failure === undefined
      ? noFailure
      : {
          status: failure.status,
          message: clean(failure.message),
          failureKind: failure.serverText === null ? failure.kind : null,
        }),
  };
}
