import { useCallback, useEffect, useRef, useState } from 'react';

export interface NewestIntentsOptions<Intent> {
  /** Saves one intent, and settles when it is known what came of it. Must not reject. */
  readonly save: (id: number, intent: Intent) => Promise<unknown>;
  /** What is wanted in place of two of which neither was sent yet; null: both are sent, in order. */
  readonly combine: (older: Intent, newer: Intent) => Intent | null;
}

export interface NewestIntents<Intent> {
  /** What is wanted of each thing and not settled yet, oldest first: shown over what is confirmed, see `overlay`. */
  readonly wanted: ReadonlyMap<number, readonly Intent[]>;
  /** Keeps its identity. */
  want(id: number, intent: Intent): void;
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
  // Of each queue the first is under way.
  const queues = useRef(new Map<number, Intent[]>());
  const [wanted, setWanted] = useState<ReadonlyMap<number, readonly Intent[]>>(new Map());

  const show = useCallback(() => {
    setWanted(new Map([...queues.current].map(([id, queue]) => [id, [...queue]])));
  }, []);

  const work = useCallback(
    async (id: number, queue: Intent[]) => {
      for (;;) {
        const [intent] = queue as [Intent];
        await latest.current.save(id, intent);
        queue.shift();
        if (queue.length === 0) break;
        show();
      }
      queues.current.delete(id);
      show();
    },
    [show],
  );

  const want = useCallback(
    (id: number, intent: Intent) => {
      const queue = queues.current.get(id);
      if (queue === undefined) {
        const first = [intent];
        queues.current.set(id, first);
        void work(id, first);
      } else {
        enqueue(queue, intent, latest.current.combine);
      }
      show();
    },
    [show, work],
  );

  return { wanted, want };
}

/** Of those that wait, one that the newer can be combined with makes room for both in one, at the end. */
function enqueue<Intent>(
  queue: Intent[],
  newer: Intent,
  combine: NewestIntentsOptions<Intent>['combine'],
): void {
  for (let index = queue.length - 1; index > 0; index--) {
    const both = combine(queue[index] as Intent, newer);
    if (both === null) continue;
    queue.splice(index, 1);
    queue.push(both);
    return;
  }
  queue.push(newer);
}

/** The list with what is wanted of some of its items, the newest last; the others keep their identity. */
export function overlay<Item extends { id: number }, Intent>(
  items: readonly Item[],
  wanted: ReadonlyMap<number, readonly Intent[]>,
  apply: (item: Item, intent: Intent) => Item,
): readonly Item[] {
  if (wanted.size === 0) return items;
  return items.map((item) => wanted.get(item.id)?.reduce(apply, item) ?? item);
}
