import { ApiError, type Operation } from '@timemap/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import { type ActionTarget, describeFailure } from '../provider/events.ts';
import { invalidate, type ReadFilter } from './query.ts';

export interface ActionDefinition<Input, Result> {
  /** `<feature>.<verb>`: the name `beforeAction` and `onEvent` see. */
  readonly name: string;
  /** The call it makes: one for all inputs, or chosen by the input. */
  readonly operation: Operation | ((input: Input) => Operation);
  readonly target: (input: Input) => ActionTarget;
  /** Why the person does it, where they were asked. */
  readonly reason?: (input: Input) => string | undefined;
  /** The write itself. Called once per run, never again by itself. */
  readonly send: (kit: AdminKit, input: Input) => Promise<Result>;
  /** Reads to load again after success, and after a failure which says that what is shown may be out of date. */
  readonly invalidates?: (input: Input) => readonly ReadFilter[];
  /** The project whose members or roles this changes: after success, everyone who has it open hears of it. @spec A §7 */
  readonly changesProject?: (input: Input) => number;
  /** Runs with different keys may overlap, runs with the same key may not. @default one at a time */
  readonly key?: (input: Input) => string;
  /** Reads once more before the write, which is left out where there is nothing left to do. @default no read before the write */
  readonly check?: ActionCheck<Input>;
  /** The specification gives its failure no message. With `failureNotices="all"` the kit shows a toast. @default false */
  readonly failsSilently?: boolean;
  /** How a success is undone. @default it cannot be */
  readonly undo?: UndoDefinition<Input, Result>;
}

export interface ActionCheck<Input> {
  /** Whether the server has the wanted state already. A rejection is a failure of the action: nothing is sent. */
  readonly isDone: (kit: AdminKit, input: Input) => Promise<boolean>;
  /** Says so, for example 'The license was already disabled'. */
  readonly text: (input: Input) => string;
}

export interface UndoDefinition<Input, Result> {
  /** What was done, for example 'License disabled'. */
  readonly text: (input: Input) => string;
  /** What the same action must be run with to undo it; null: this one cannot be undone. */
  readonly input: (input: Input, result: Result) => Input | null;
}

/** The newest failure of an action, until the action runs again. */
export interface FailedRun<Input> {
  readonly input: Input;
  readonly error: ApiError;
  retry(): void;
}

export type ActionOutcome<Result> =
  | { readonly status: 'succeeded'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'vetoed' }
  /** The check found the wanted state: nothing was sent. */
  | { readonly status: 'already done' }
  /** The same action was under way already: nothing was sent. */
  | { readonly status: 'ignored' };

export interface Action<Input, Result = void> {
  /** Never rejects. */
  run(input: Input): Promise<ActionOutcome<Result>>;
  readonly isBusy: boolean;
  isBusyWith(key: string): boolean;
  /** The failure of the newest run, a veto included, until the next one starts or `clearError`. */
  readonly error: ApiError | null;
  /** The failure of the newest run with this key. Keeps its identity until a failure comes or goes. @default the key of actions without one */
  failureOf(key?: string): FailedRun<Input> | null;
  clearError(): void;
}

/** How long a finished write waits for the lists it changed, so that nobody acts on the old ones. */
const REFRESH_PATIENCE_MS = 3_000;

let runCount = 0;

/**
 * Every write of every screen goes through here: one request for a double click or Enter-Enter (a synchronous guard,
 * since `disabled` arrives a render too late), the host's veto, the event stream, and the reload of what changed.
 */
export function useAction<Input, Result = void>(
  definition: ActionDefinition<Input, Result>,
): Action<Input, Result> {
  const kit = useAdminKit();
  const latest = useRef({ kit, definition });
  useEffect(() => {
    latest.current = { kit, definition };
  });
  const underWay = useRef(new Set<string>());
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, FailedRun<Input>>>(new Map());

  const start = useCallback(async (input: Input, isUndo: boolean): Promise<ActionOutcome<Result>> => {
    const { kit, definition } = latest.current;
    const key = definition.key?.(input) ?? '';
    if (underWay.current.has(key)) return { status: 'ignored' };
    underWay.current.add(key);
    setBusyKeys(new Set(underWay.current));
    setError(null);
    setFailures((known) => (known.has(key) ? new Map([...known].filter(([other]) => other !== key)) : known));
    try {
      const outcome = await performAction(kit, definition, input);
      if (outcome.status === 'succeeded' && !isUndo) {
        offerUndo(kit, definition, input, outcome.result, (inverse) => start(inverse, true));
      }
      const failed =
        outcome.status === 'failed'
          ? outcome.error
          : outcome.status === 'vetoed' && new ApiError('vetoed', operationOf(definition, input));
      if (failed) {
        setError(failed);
        const failure = { input, error: failed, retry: () => void start(input, isUndo) };
        setFailures((known) => new Map([...known, [key, failure]]));
      }
      return outcome;
    } finally {
      underWay.current.delete(key);
      setBusyKeys(new Set(underWay.current));
    }
  }, []);
  const run = useCallback((input: Input) => start(input, false), [start]);

  return {
    run,
    isBusy: busyKeys.size > 0,
    isBusyWith: (key) => busyKeys.has(key),
    error,
    failureOf: useCallback((key = '') => failures.get(key) ?? null, [failures]),
    clearError: useCallback(() => {
      setError(null);
      setFailures(new Map());
    }, []),
  };
}

function offerUndo<Input, Result>(
  kit: AdminKit,
  { name, target, undo }: ActionDefinition<Input, Result>,
  input: Input,
  result: Result,
  run: (inverse: Input) => Promise<ActionOutcome<Result>>,
): void {
  const inverse = undo?.input(input, result) ?? null;
  if (undo === undefined || inverse === null) return;
  kit.notify({
    type: 'done',
    action: { name, target: target(input) },
    text: undo.text(input),
    undo: async () => {
      const outcome = await run(inverse);
      if (outcome.status === 'failed') return outcome.error;
      return outcome.status === 'vetoed' || outcome.status === 'ignored' ? 'not undone' : 'undone';
    },
  });
}

/**
 * One run of a write, without the guard against a second: for jobs that make many. Never rejects. Everything else a
 * screen writes goes through `useAction`.
 */
export async function performAction<Input, Result>(
  kit: AdminKit,
  definition: ActionDefinition<Input, Result>,
  input: Input,
): Promise<ActionOutcome<Result>> {
  const { name, target, reason, check, send, invalidates, changesProject, failsSilently } = definition;
  const why = reason?.(input);
  const action = { name, target: target(input), ...(why !== undefined && { reason: why }) };
  const runId = ++runCount;
  const startedAt = Date.now();
  const emit = (end: {
    outcome: 'succeeded' | 'failed' | 'vetoed';
    failure?: ReturnType<typeof describeFailure>;
  }) =>
    kit.emit({ type: 'action', runId, action, at: Date.now(), durationMs: Date.now() - startedAt, ...end });

  if (!(await isAllowed(kit, action))) {
    emit({ outcome: 'vetoed' });
    if (failsSilently)
      kit.notify({ type: 'failed', action, error: new ApiError('vetoed', operationOf(definition, input)) });
    return { status: 'vetoed' };
  }
  try {
    if (await check?.isDone(kit, input)) {
      kit.notify({ type: 'ended', tone: 'success', text: check?.text(input) ?? '' });
      await invalidateAndWait(kit, invalidates?.(input) ?? []);
      return { status: 'already done' };
    }
    kit.emit({ type: 'action-started', runId, action, at: Date.now() });
    const result = await send(kit, input);
    emit({ outcome: 'succeeded' });
    if (changesProject) {
      kit.realtime.publish({ type: 'project metadata changed', projectId: changesProject(input) });
    }
    await invalidateAndWait(kit, invalidates?.(input) ?? []);
    return { status: 'succeeded', result };
  } catch (thrown) {
    const error =
      thrown instanceof ApiError
        ? thrown
        : new ApiError('shape', operationOf(definition, input), { cause: thrown });
    emit({ outcome: 'failed', failure: describeFailure(error) });
    if (failsSilently) kit.notify({ type: 'failed', action, error });
    if (error.kind === 'session') kit.sessionExpired();
    const reads = invalidates?.(input) ?? [];
    if (error.mayHaveBeenApplied) await invalidateAndWait(kit, reads);
    // A refusal is a clear answer: it is shown without waiting for the lists.
    else if (saysOutOfDate(error)) void invalidateAndWait(kit, reads);
    return { status: 'failed', error };
  }
}

/** The call that an action or a save makes for this input. */
export function operationOf<Input>(
  { operation }: { readonly operation: Operation | ((input: Input) => Operation) },
  input: Input,
): Operation {
  return typeof operation === 'function' ? operation(input) : operation;
}

const OUT_OF_DATE_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 409, 410, 412]);

/** Whether a refusal can mean that the thing was changed or removed by someone else. */
export function saysOutOfDate({ kind, status }: ApiError): boolean {
  return (kind === 'refused' || kind === 'status') && OUT_OF_DATE_STATUSES.has(status);
}

/** A veto that itself fails is a veto: the host could not say yes. */
async function isAllowed(kit: AdminKit, action: Parameters<AdminKit['beforeAction']>[0]): Promise<boolean> {
  try {
    return await kit.beforeAction(action);
  } catch {
    return false;
  }
}

/** Loads the reads again. Settles when they are there, or after a few seconds. */
export async function invalidateAndWait(kit: AdminKit, reads: readonly ReadFilter[]): Promise<void> {
  if (reads.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REFRESH_PATIENCE_MS);
  });
  await Promise.race([invalidate(kit.queryClient, kit.client, reads), patience]);
  clearTimeout(timer);
}
