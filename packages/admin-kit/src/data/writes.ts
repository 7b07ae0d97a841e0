import { ApiError, type Operation } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { loadLater } from '../load-later.ts';
import { operationOf } from './operation-of.ts';
import type { ActionDefinition, ActionOutcome } from './use-action.ts';

/** Loads what sends a write and judges its answer. @throws ApiError if its script could not be loaded */
export async function loadWrites(kit: AdminKit, operation: Operation): ReturnType<typeof loadLater> {
  try {
    return await loadLater();
  } catch (cause) {
    const { message } = cause as Error;
    kit.emit({ type: 'crash', at: Date.now(), screen: 'writes', message });
    throw new ApiError(navigator.onLine ? 'network' : 'offline', operation, { cause, wasSent: false });
  }
}

/** `performAction` for a job of many writes. Never rejects. */
export const sendOne = <Input, Result>(
  kit: AdminKit,
  definition: ActionDefinition<Input, Result>,
  input: Input,
): Promise<ActionOutcome<Result>> =>
  loadWrites(kit, operationOf(definition, input)).then(
    ({ performAction }) => performAction(kit, definition, input),
    (error: ApiError) => ({ status: 'failed', error }),
  );
