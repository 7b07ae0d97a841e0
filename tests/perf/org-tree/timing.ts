export interface Timing {
  /** Until it is painted, including the wait for the frame. */
  readonly toPaint: number;
  /** The main thread only, in a frame that begins with the event; null for a mount, which begins between frames. */
  readonly work: number | null;
}

export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** Two frames and an idle moment, so that earlier work is not measured. */
export async function quiet(): Promise<void> {
  await painted();
  await painted();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
}

/** Starts at a random moment within a frame, like people do. */
export async function toPaint(act: () => void): Promise<number> {
  await quiet();
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 16));
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

export async function work(act: () => void): Promise<number> {
  await quiet();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const start = performance.now();
      port1.onmessage = () => resolve(performance.now() - start);
      act();
      port2.postMessage(null);
    });
  });
}

export async function timed(act: () => void, undo: () => void): Promise<Timing> {
  const first = await toPaint(act);
  undo();
  await painted();
  return { toPaint: first, work: await work(act) };
}
