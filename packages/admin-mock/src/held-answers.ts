import type { Operation } from '@timemap/admin-api';
import type { ScenarioTarget } from './scenarios.ts';

export interface HeldAnswers {
  hold(target: ScenarioTarget): () => void;
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
