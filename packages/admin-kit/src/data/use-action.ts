import { ApiError, type Operation } from '@timemap/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import {
  type ActionChange,
  type ActionEvent,
  type ActionPlace,
  type ActionTarget,
  describeFailure,
} from '../context/events.ts';
import { isMissing, mayLackRight, saysOutOfDate } from '../messages/error-text.ts';
import { actionOf, isAllowed } from './ask-host.ts';
import {
  type EarlierRun,
  type Look,
  lookAfter,
  lookNow,
  takeEarlier,
  type UnclearRun,
  wasMadeEarlier,
  within,
} from './lost-answer.ts';
import { hasLostRight } from './organization-rights.ts';
import { type CacheKey, invalidate, keyOf, resetQueries } from './query.ts';

export interface ActionDefinition<Input, Result = void> {
  readonly name: string;
  readonly operation: Operation | ((input: Input) => Operation);
  readonly target: (input: Input) => ActionTarget;
  readonly place?: (kit: AdminKit) => ActionPlace;
  readonly reason?: (input: Input) => string | undefined;
  readonly send: (kit: AdminKit, input: Input) => Promise<Result>;
  readonly invalidates?: (input: Input) => readonly CacheKey[];
  /** A browser may resend a DELETE or GET and then get a 404. @default where the `look` expects absence */
  readonly isDoneIfMissing?: (input: Input) => boolean;
  /** Reads of what a success removes. They do not load again. */
  readonly removes?: (input: Input) => readonly CacheKey[];
  readonly changesProject?: (input: Input) => number;
  /** Runs with the same key may not overlap. @default one key */
  readonly key?: (input: Input) => string;
  readonly check?: ActionCheck<Input>;
  readonly failsSilently?: boolean;
  readonly change?: (input: Input) => ActionChange | undefined;
  /** Called before the write, read after a lost answer. Only for actions without a result. */
  readonly look?: (kit: AdminKit, input: Input) => Look | null;
  /** The caller looks after a lost answer. @default false */
  readonly looksLater?: boolean;
  readonly undo?: UndoDefinition<Input, Result>;
}

export interface ActionCheck<Input> {
  readonly isDone: (kit: AdminKit, input: Input) => Promise<boolean>;
  readonly text: (input: Input) => string;
}

export interface UndoDefinition<Input, Result> {
  readonly text: (input: Input) => string;
  readonly input: (input: Input, result: Result) => Input | null;
}

export interface FailedRun<Input> {
  readonly input: Input;
  readonly error: ApiError;
  retry(): void;
}

interface FailedOutcome {
  readonly status: 'failed';
  readonly error: ApiError;
  readonly look?: Look | null;
}

export type ActionOutcome<Result> =
  | { readonly status: 'succeeded'; readonly result: Result; readonly wasGone?: boolean }
  | FailedOutcome
  | { readonly status: 'vetoed'; readonly error: ApiError }
  | { readonly status: 'already done' }
  | { readonly status: 'ignored' };

export interface Action<Input, Result = void> {
  /** Never rejects. @param done announced to screen readers, unless the removed thing was already gone */
  run(input: Input, done?: string): Promise<ActionOutcome<Result>>;
  readonly isBusy: boolean;
  isBusyWith(key: string): boolean;
  /** The failure of the last run, including a veto, until the next run or `clearError`. */
  readonly error: ApiError | null;
  /** The failure of the last run with this key. Keeps its identity until a failure comes or goes. */
  failureOf(key?: string): FailedRun<Input> | null;
  clearError(): void;
}

const REFRESH_PATIENCE_MS = 3_000;

let runCount = 0;

/** One kind of write. A second run with the same key is ignored while the first is busy: `disabled` renders too late. */
export function useAction<Input, Result = void>(
  definition: ActionDefinition<Input, Result>,
): Action<Input, Result> {
  const kit = useAdminKit();
  const latest = useRef({ kit, definition });
  useEffect(() => {
    latest.current = { kit, definition };
  });
  const underWay = useRef(new Set<string>());
  const unclear = useRef(new Map<string, UnclearRun>());
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, FailedRun<Input>>>(new Map());

  const start = useCallback(
    async (input: Input, isUndo: boolean, done?: string): Promise<ActionOutcome<Result>> => {
      const { kit, definition } = latest.current;
      const key = definition.key?.(input) ?? '';
      if (underWay.current.has(key)) return { status: 'ignored' };
      underWay.current.add(key);
      setBusyKeys(new Set(underWay.current));
      setError(null);
      setFailures((all) => (all.has(key) ? new Map([...all].filter(([other]) => other !== key)) : all));
      try {
        const same = JSON.stringify(input);
        const outcome = await performAction(kit, definition, input, () =>
          takeEarlier(unclear.current, key, same),
        );
        const { label = definition.name } = definition.target(input);
        if (outcome.status === 'failed' && outcome.error.mayHaveBeenApplied)
          unclear.current.set(same, { ...outcome, key, label });
        if (outcome.status === 'succeeded' && outcome.wasGone) {
          kit.notify({ type: 'gone', label: definition.target(input).label });
        } else if (outcome.status === 'succeeded') {
          if (done !== undefined) announce(done);
          if (!isUndo) offerUndo(kit, definition, input, outcome.result, (inverse) => start(inverse, true));
        }
        if (outcome.status === 'failed' || outcome.status === 'vetoed') {
          const { error } = outcome;
          setError(error);
          const failure = { input, error, retry: () => void start(input, isUndo, done) };
          setFailures((all) => new Map([...all, [key, failure]]));
        }
        return outcome;
      } finally {
        underWay.current.delete(key);
        setBusyKeys(new Set(underWay.current));
      }
    },
    [],
  );
  const run = useCallback((input: Input, done?: string) => start(input, false, done), [start]);

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
      return outcome.status === 'vetoed' || outcome.status === 'ignored' ? null : 'undone';
    },
  });
}

/** Never rejects. @param takeEarlierRun a write with an unknown outcome: nothing is sent if it worked */
export async function performAction<Input, Result>(
  kit: AdminKit,
  definition: ActionDefinition<Input, Result>,
  input: Input,
  takeEarlierRun?: () => EarlierRun | undefined,
): Promise<ActionOutcome<Result>> {
  const { check, send, invalidates, removes, changesProject, failsSilently } = definition;
  const action = actionOf(kit, definition, input);
  const runId = ++runCount;
  const startedAt = Date.now();
  const change = definition.change?.(input);
  const run = { runId, action, ...(change && { change }) };
  const emit = (end: Pick<ActionEvent, 'outcome' | 'failure' | 'wasMade'>) =>
    kit.emit({ type: 'action', ...run, at: Date.now(), durationMs: Date.now() - startedAt, ...end });

  if (!(await isAllowed(kit, action))) {
    const error = new ApiError('vetoed', operationOf(definition, input));
    emit({ outcome: 'vetoed' });
    if (failsSilently) kit.notify({ type: 'failed', action, error });
    return { status: 'vetoed', error };
  }
  const reads = invalidates?.(input) ?? [];
  const publishSuccess = () => {
    emit({ outcome: 'succeeded' });
    if (changesProject) {
      kit.realtime.publish({ type: 'project metadata changed', projectId: changesProject(input) });
    }
  };
  const forgetRemoved = () => resetQueries(kit.queryClient, kit.client, removes?.(input) ?? []);
  const succeed = async (result: Result): Promise<ActionOutcome<Result>> => {
    publishSuccess();
    await invalidateAndWait(kit, reads);
    forgetRemoved();
    return { status: 'succeeded', result };
  };
  let look: Look | null = null;
  try {
    if (await check?.isDone(kit, input)) {
      kit.notify({ type: 'ended', tone: 'success', action, text: check?.text(input) ?? '' });
      await invalidateAndWait(kit, reads);
      return { status: 'already done' };
    }
    // A veto or a failed check before must not use it up.
    const earlier = takeEarlierRun?.();
    if (earlier && (await wasMadeEarlier(kit, earlier, operationOf(definition, input)))) {
      kit.notify({ type: 'made' });
      return await succeed(undefined as Result);
    }
    look = definition.look?.(kit, input) ?? null;
    kit.emit({ type: 'action-started', ...run, at: Date.now() });
    return await succeed(await send(kit, input));
  } catch (thrown) {
    const error =
      thrown instanceof ApiError
        ? thrown
        : new ApiError('shape', operationOf(definition, input), { cause: thrown });
    const isDoneIfMissing = definition.isDoneIfMissing?.(input) ?? look?.isForNone;
    if (error.mayHaveBeenApplied || (isDoneIfMissing && isMissing(error))) {
      const [isMade] = await Promise.all([
        lookAfter(kit, error, definition.looksLater ? null : look),
        invalidateAndWait(kit, reads),
      ]);
      if (isMade) {
        publishSuccess();
        forgetRemoved();
        return { status: 'succeeded', result: undefined as Result, wasGone: isMissing(error) };
      }
    } else if (saysOutOfDate(error)) {
      // A refusal is certain, so it is shown before the lists load.
      void invalidateAndWait(kit, reads);
    }
    if (mayLackRight(error)) {
      // Losing the right may close the dialog, and the reason with it.
      void hasLostRight(kit).then(
        (isLost) => isLost && kit.notify({ type: 'failed', action, error, isUnseen: true }),
      );
    }
    emit({
      outcome: 'failed',
      failure: describeFailure(error),
      ...(error.mayHaveBeenApplied && look && { wasMade: checkAgain(kit, look) }),
    });
    if (failsSilently) kit.notify({ type: 'failed', action, error });
    if (error.kind === 'session') kit.sessionExpired();
    return { status: 'failed', error, look };
  }
}

/** The screens show what it finds. */
const checkAgain = (kit: AdminKit, look: Look) => () =>
  lookNow(kit, look).finally(
    () => void kit.queryClient.invalidateQueries({ queryKey: keyOf(kit.client, look.query) }),
  );

export function operationOf<Input>(
  { operation }: { readonly operation: Operation | ((input: Input) => Operation) },
  input: Input,
): Operation {
  return typeof operation === 'function' ? operation(input) : operation;
}

export async function invalidateAndWait(kit: AdminKit, keys: readonly CacheKey[]): Promise<void> {
  if (keys.length > 0) await within(REFRESH_PATIENCE_MS, invalidate(kit.queryClient, kit.client, keys));
}
