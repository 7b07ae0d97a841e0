import type { Operation } from '@timemap/admin-api';
import type { ScenarioTarget } from './scenarios.ts';

export interface HoldOptions {
  /**
   * Handles the requests when they arrive and holds only their answers, so that an answer can be outdated.
   * @default false: nothing is done before the release
   */
  isHandled?: boolean;
  /**
   * The number of requests that are held; later ones pass.
   * @default unlimited
   */
  times?: number;
}

export interface HeldAnswers {
  hold(target: ScenarioTarget, options?: HoldOptions): () => void;
  arrive(operation: Operation | null): Record<'beforeHandling' | 'beforeAnswer', Promise<unknown> | null>;
}

interface Hold {
  target: ScenarioTarget;
  isHandled: boolean;
  left: number;
  end: Promise<void>;
}

export function createHeldAnswers(): HeldAnswers {
  const holds = new Set<Hold>();
  return {
    hold: (target, { isHandled = false, times = Number.POSITIVE_INFINITY } = {}) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold = { target, isHandled, left: times, end };
      holds.add(hold);
      return () => {
        holds.delete(hold);
        release();
      };
    },
    arrive: (operation) => {
      const own = [...holds].filter(
        ({ target, left }) => left > 0 && (target === '*' || target === operation),
      );
      for (const hold of own) hold.left -= 1;
      const endOf = (isHandled: boolean) => {
        const ends = own.filter((hold) => hold.isHandled === isHandled).map(({ end }) => end);
        return ends.length === 0 ? null : Promise.all(ends);
      };
      return { beforeHandling: endOf(false), beforeAnswer: endOf(true) };
    },
  };
}
