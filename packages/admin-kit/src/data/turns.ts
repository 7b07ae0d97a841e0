import type { QueryClient } from '@tanstack/react-query';

const AT_ONCE = 4;

/** Never rejects. */
export type Task = () => Promise<void>;

interface Turns {
  running: number;
  readonly queues: Set<Iterator<Task>>;
}

const turnsOf = new WeakMap<QueryClient, Turns>();

/** Runs the tasks of all queues of a page, four at a time, because they share the connections to the server. */
export function takeTurns(queryClient: QueryClient, queue: Iterator<Task>): void {
  const turns = turnsOf.get(queryClient) ?? { running: 0, queues: new Set() };
  turnsOf.set(queryClient, turns);
  turns.queues.add(queue);
  startNext(turns);
}

export function leaveTurns(queryClient: QueryClient, queue: Iterator<Task>): void {
  turnsOf.get(queryClient)?.queues.delete(queue);
}

function startNext(turns: Turns): void {
  for (const queue of turns.queues) {
    if (turns.running === AT_ONCE) return;
    // To the end, so that a long queue leaves turns to a short one. The loop comes to it again.
    turns.queues.delete(queue);
    const { value: task, done } = queue.next();
    if (done) continue;
    turns.queues.add(queue);
    turns.running += 1;
    void task().then(() => {
      turns.running -= 1;
      startNext(turns);
    });
  }
}
