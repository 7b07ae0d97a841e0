import type { AdminKit } from '../context/admin-kit-context.ts';
import type { AdminAction } from '../context/events.ts';
import type { ActionDefinition } from './use-action.ts';

export function actionOf<Input, Result>(
  kit: AdminKit,
  { name, target, place, reason }: ActionDefinition<Input, Result>,
  input: Input,
): AdminAction {
  const why = reason?.(input);
  return {
    name,
    target: target(input),
    ...(place && { place: place(kit) }),
    ...(why !== undefined && { reason: why }),
  };
}

/** A rejection forbids it too. */
export async function isAllowed(
  kit: AdminKit,
  action: Parameters<AdminKit['beforeAction']>[0],
): Promise<boolean> {
  try {
    return await kit.beforeAction(action);
  } catch {
    return false;
  }
}
