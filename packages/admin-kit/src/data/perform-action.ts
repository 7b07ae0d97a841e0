import { ApiError } from '@timemap/admin-api';
import { announce } from '../accessibility/announcer.ts';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { type ActionEvent, describeFailure } from '../context/events.ts';
import { isMissing } from '../messages/is-missing.ts';
import { isAboutInput, mayLackRight, saysOutOfDate } from '../messages/judge-failure.ts';
import { actionOf, isAllowed } from './ask-host.ts';
import { invalidate, resetQueries } from './invalidate.ts';
import { type EarlierRun, lookAfter, lookNow, takeEarlier, wasMadeEarlier, within } from './look-after.ts';
import type { Look, UnclearRun } from './lost-answer.ts';
import { operationOf } from './operation-of.ts';
import { hasLostRight } from './organization-rights.ts';
import { type CacheKey, keyOf } from './query.ts';
import type { ActionDefinition, ActionOutcome } from './use-action.ts';

const REFRESH_PATIENCE_MS = 3_000;

let runCount = 0;

interface Run<Input, Result> {
  /** Runs with an unknown outcome, of which the next one with the same input learns. */
  readonly unclear: Map<string, UnclearRun>;
  /** Announced, unless the removed thing was already gone. */
  readonly done?: string | undefined;
  /** Runs the inverse. undefined: the run is an undo itself. */
  readonly undo?: ((inverse: Input) => Promise<ActionOutcome<Result>>) | undefined;
}

/** Never rejects. */
export async function runAction<Input, Result>(
  kit: AdminKit,
  definition: ActionDefinition<Input, Result>,
  input: Input,
  { unclear, done, undo }: Run<Input, Result>,
): Promise<ActionOutcome<Result>> {
  const key = definition.key?.(input) ?? '';
  const same = JSON.stringify(input);
  const outcome = await performAction(kit, definition, input, () => takeEarlier(unclear, key, same));
  const { label } = definition.target(input);
  if (outcome.status === 'failed' && outcome.error.mayHaveBeenApplied)
    unclear.set(same, { ...outcome, key, label: label ?? definition.name });
  if (outcome.status !== 'succeeded') return outcome;
  if (outcome.wasGone) kit.notify({ type: 'gone', label });
  else {
    if (done !== undefined) announce(done);
    if (undo) offerUndo(kit, definition, input, outcome.result, undo);
  }
  return outcome;
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
    } else if (definition.isDoneIfThere && look && isAboutInput(error) && (await isThere(kit, look))) {
      publishSuccess();
      return { status: 'already done' };
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

const isThere = (kit: AdminKit, look: Look) =>
  within(
    REFRESH_PATIENCE_MS,
    lookNow(kit, look).catch(() => null),
  );

/** The screens show what it finds. */
const checkAgain = (kit: AdminKit, look: Look) => () =>
  lookNow(kit, look).finally(
    () => void kit.queryClient.invalidateQueries({ queryKey: keyOf(kit.client, look.query) }),
  );

export async function invalidateAndWait(kit: AdminKit, keys: readonly CacheKey[]): Promise<void> {
  if (keys.length > 0) await within(REFRESH_PATIENCE_MS, invalidate(kit.queryClient, kit.client, keys));
}
