import type { BulkItem, SendItem } from '../bulk-job/use-bulk-job.ts';
import type { ActionOutcome } from '../data/use-action.ts';

/** One write of several. `undo` is asked for after it was made. */
export interface Step {
  readonly send: SendItem;
  readonly undo: () => SendItem;
}

/** The steps of one item, in their order, until one fails. A retry goes on where it stopped; Undo goes backwards. */
export function inOrder(steps: readonly Step[]): Required<Pick<BulkItem, 'send' | 'undo' | 'isBegun'>> {
  const left = [...steps];
  const inverses: SendItem[] = [];
  return {
    send: async (kit) => {
      for (let [step] = left; step !== undefined; [step] = left) {
        const outcome = await step.send(kit);
        if (!isDone(outcome)) return withoutLook(outcome);
        if (outcome.status === 'succeeded' && !outcome.wasGone) inverses.unshift(step.undo());
        left.shift();
      }
      return inverses.length > 0 ? { status: 'succeeded', result: undefined } : { status: 'already done' };
    },
    isBegun: () => inverses.length > 0,
    undo: async (kit) => {
      for (let [inverse] = inverses; inverse !== undefined; [inverse] = inverses) {
        const outcome = await inverse(kit);
        if (!isDone(outcome)) return withoutLook(outcome);
        inverses.shift();
      }
      return { status: 'succeeded', result: undefined };
    },
  };
}

const isDone = ({ status }: ActionOutcome<unknown>) => status === 'succeeded' || status === 'already done';

/** That one step was made says nothing about the whole item. */
const withoutLook = (outcome: ActionOutcome<unknown>): ActionOutcome<unknown> =>
  outcome.status === 'failed' ? { status: 'failed', error: outcome.error } : outcome;
