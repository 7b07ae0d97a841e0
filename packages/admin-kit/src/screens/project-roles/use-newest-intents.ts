import { useCallback, useEffect, useRef, useState } from 'react';

export interface NewestIntentsOptions<Intent> {
  /** Saves one intent, and settles when it is known what came of it. Must not reject. */
  readonly save: (id: number, intent: Intent) => Promise<unknown>;
  /** What is wanted when a newer intent comes before an older one is settled. */
  readonly combine: (older: Intent, newer: Intent) => Intent;
}

export interface NewestIntents<Intent> {
  /** What is wanted of each thing and not settled yet: shown in place of what is confirmed. */
  readonly wanted: ReadonlyMap<number, Intent>;
  /** Keeps its identity. */
  want(id: number, intent: Intent): void;
}

interface Entry<Intent> {
  underWay: Intent;
  next: Intent | undefined;
}

/**
 * Controls that save on each change: one request at a time for each thing, and what is wanted meanwhile is sent when it
 * is answered. So answers never overtake each other and the last intent wins; what fails falls back to what is confirmed.
 */
export function useNewestIntents<Intent>(options: NewestIntentsOptions<Intent>): NewestIntents<Intent> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const entries = useRef(new Map<number, Entry<Intent>>());
  const [wanted, setWanted] = useState<ReadonlyMap<number, Intent>>(new Map());

  const show = useCallback(() => {
    const { combine } = latest.current;
    setWanted(
      new Map(
        [...entries.current].map(([id, { underWay, next }]) => [
          id,
          next === undefined ? underWay : combine(underWay, next),
        ]),
      ),
    );
  }, []);

  const work = useCallback(
    async (id: number, entry: Entry<Intent>) => {
      for (;;) {
        await latest.current.save(id, entry.underWay);
        if (entry.next === undefined) break;
        entry.underWay = entry.next;
        entry.next = undefined;
        show();
      }
      entries.current.delete(id);
      show();
    },
    [show],
  );

  const want = useCallback(
    (id: number, intent: Intent) => {
      const entry = entries.current.get(id);
      if (entry === undefined) {
        const first: Entry<Intent> = { underWay: intent, next: undefined };
        entries.current.set(id, first);
        void work(id, first);
      } else {
        entry.next = entry.next === undefined ? intent : latest.current.combine(entry.next, intent);
      }
      show();
    },
    [show, work],
  );

  return { wanted, want };
}
