import type { AdminJob } from '../context/events.ts';
import type { CacheKey } from '../data/query.ts';
import { sendOne } from '../data/send-one.ts';
import type { ActionDefinition } from '../data/use-action.ts';
import type { Count } from '../messages/plural.ts';
import type { BulkItem, SendItem } from './use-bulk-job.ts';

export interface BulkCandidate extends BulkItem {
  readonly leftOut?: string | null | undefined;
}

export interface BulkAction {
  readonly name: string;
  readonly label: string;
  readonly question: (count: Count) => string;
  /** What was done, if all of it was. @default only how many */
  readonly done?: (count: Count) => string;
  readonly isDanger?: boolean;
  readonly warning?: string;
  readonly candidates: readonly BulkCandidate[];
  readonly keys: readonly CacheKey[];
  /** What the activity says of it, if its writes are of several kinds. */
  readonly job?: AdminJob;
}

export function sendAsItem<Input, Result>(
  definition: ActionDefinition<Input, Result>,
  input: Input,
): SendItem {
  const { invalidates: _, failsSilently: __, ...write } = definition;
  return (kit) => sendOne({ ...kit, notify: () => {} }, { ...write, looksLater: true }, input);
}
