import type { Operation } from '@timemap/admin-api';
import type { ScenarioTarget } from './scenarios.ts';

/** Calls that wait until somebody lets them go on, rather than for a time. */
export interface HeldAnswers {
  /** Calls of the target wait from now on. @returns how to let them go on, and all later ones pass */
  hold(target: ScenarioTarget): () => void;
  /** Settles once nothing holds this call any more of what does now; null where nothing does. */
  released(operation: Operation | null): Promise<unknown> | null;
}

export function createHeldAnswers(): HeldAnswers {
  const ends = new Map<Promise<void>, ScenarioTarget>();
  return {
    hold: (target) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      ends.set(end, target);
      return () => {
        ends.delete(end);
        release();
      };
    },
    released: (operation) => {
      const own = [...ends].filter(([, target]) => target === '*' || target === operation);
      return own.length === 0 ? null : Promise.all(own.map(([end]) => end));
    },
  };
}
