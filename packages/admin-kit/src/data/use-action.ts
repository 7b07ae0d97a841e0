import type { ApiError, Operation } from '@timemap/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import type { ActionChange, ActionPlace, ActionTarget } from '../context/events.ts';
import type { Look, UnclearRun } from './lost-answer.ts';
import { operationOf } from './operation-of.ts';
import type { CacheKey } from './query.ts';
import { loadWrites } from './writes.ts';

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
  /** Someone else may have made what the server refuses to make again. The caller says so. @default false */
  readonly isDoneIfThere?: boolean;
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
        const undo = isUndo ? undefined : (inverse: Input) => start(inverse, true);
        const outcome = await loadWrites(kit, operationOf(definition, input)).then(
          ({ runAction }) => runAction(kit, definition, input, { unclear: unclear.current, done, undo }),
          (error: ApiError) => ({ status: 'failed', error }) as const,
        );
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
