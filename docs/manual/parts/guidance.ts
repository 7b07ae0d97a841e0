import type { ReactNode } from 'react';

/** What a docs page says of a part beside its states. */
export interface Guidance {
  readonly use: readonly string[];
  /** Each names what fits instead. */
  readonly avoid: readonly string[];
  readonly pairs: readonly Pair[];
  /** Empty: it takes no focus. */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
  readonly words: readonly string[];
}

interface Pair {
  readonly good: ReactNode;
  readonly bad: ReactNode;
  readonly because: string;
}

/** By the second half of the story's title: 'Button' of 'Parts/Button'. */
export type Guidances = Readonly<Record<string, Guidance>>;

export const nothing = () => undefined;
