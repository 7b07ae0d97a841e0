import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Two presses of a double click, as far as a test has to say. */
export const DOUBLE_CLICK_MS = 170;
/** How long to wait until the next press counts as a separate one. */
export const DELIBERATE_MS = 500;

/** Stops the clock by which presses are timed, until the test ends. The answer moves it on. */
export function stopPressClock(): (ms: number) => void {
  // A whole number, so that the steps add up exactly.
  let now = Math.round(performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (ms) => {
    now += ms;
  };
}

/**
 * Does it twice in one task, so that nothing renders between the two: what keeps the second from being sent must work
 * without a render. `userEvent` renders after each event.
 */
export async function twiceInOneTask(dispatch: () => void): Promise<void> {
  await act(async () => {
    dispatch();
    dispatch();
  });
}

/** Enter twice, in the field that has the focus. */
export async function submitTwiceInOneTask(): Promise<void> {
  await twiceInOneTask(() => (document.activeElement as HTMLInputElement).form?.requestSubmit());
}
