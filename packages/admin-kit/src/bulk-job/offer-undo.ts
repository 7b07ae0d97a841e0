import type { ApiError } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import type { AdminAction, AdminJob, UndoOfferedEvent, UndoOutcome } from '../context/events.ts';
import type { ItemResult, JobReport } from './bulk-job.ts';
import type { BulkItem } from './use-bulk-job.ts';

/** What the events say about a job beside its writes. */
export interface JobFacts {
  /** Says what was done. */
  readonly label: string;
  /** If its writes are of several kinds. */
  readonly about?: AdminJob | undefined;
  readonly stays: (names: readonly string[]) => string;
}

export interface JobInverse {
  readonly items: readonly BulkItem[];
  /** The names of what was made for good. */
  readonly stays: readonly string[];
}

/** An item that failed half-way is taken back too. */
export function inverseOf(results: readonly ItemResult<BulkItem>[]): JobInverse {
  const made = results.filter(({ item, outcome }) => outcome.status === 'made' || item.isBegun?.());
  return {
    items: made.flatMap(({ item: { id, name, undo } }) => (undo ? [{ id, name, send: undo }] : [])),
    stays: made.flatMap(({ item: { name, undo } }) => (undo ? [] : [name])),
  };
}

export function ofJob(
  kit: AdminKit,
  jobId: number,
  job: AdminJob | undefined,
  onMade?: (action: AdminAction) => void,
) {
  const emit: AdminKit['emit'] = (event) => {
    if (event.type === 'action' && event.outcome === 'succeeded') onMade?.(event.action);
    kit.emit('runId' in event ? { ...event, jobId, ...(job && { job }) } : event);
  };
  return { ...kit, emit };
}

type Run = (kit: AdminKit, items: readonly BulkItem[]) => Promise<JobReport<BulkItem>>;

/** Where an activity may offer it, after the dialog has closed. What could not be undone is offered again. */
export function offerJobUndo(
  kit: AdminKit,
  { label, about, stays }: JobFacts,
  inverse: JobInverse,
  parts: readonly AdminAction[],
  run: Run,
): UndoOfferedEvent['undo'] | null {
  const [action] = parts;
  if (inverse.items.length === 0 || action === undefined || !kit.offersUndo()) return null;
  const undo = async (): Promise<UndoOutcome> => {
    kit.emit({ type: 'undo-ended', undo });
    const { results } = await run(ofJob(kit, Date.now(), about && { ...about, isUndo: true }), inverse.items);
    const left = results.filter(({ outcome: { status } }) => status !== 'made' && status !== 'already');
    if (left.length === 0) return 'undone';
    offerJobUndo(
      kit,
      { label, about, stays },
      { ...inverse, items: left.map(({ item }) => item) },
      parts,
      run,
    );
    const error = left.map(({ outcome }) => errorIn(outcome)).find((each) => each !== null);
    if (!error) return null;
    return left.length === results.length
      ? error
      : { done: results.length - left.length, left: left.length, error };
  };
  kit.emit({
    type: 'undo-offered',
    action,
    parts,
    text: label,
    ...(inverse.stays.length > 0 && { stays: stays(inverse.stays) }),
    undo,
  });
  return undo;
}

const errorIn = (outcome: ItemResult['outcome']): ApiError | null =>
  'error' in outcome ? outcome.error : null;
