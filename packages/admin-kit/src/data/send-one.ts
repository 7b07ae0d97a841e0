import type { ApiError } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { operationOf } from './operation-of.ts';
import type { ActionDefinition, ActionOutcome } from './use-action.ts';
import { loadWrites } from './writes.ts';

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
