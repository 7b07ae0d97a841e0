import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The time between the presses of a double click. */
export const DOUBLE_CLICK_MS = 170;
/** The time after which a press counts as a separate one. */
export const DELIBERATE_MS = 500;

/** Stops the clock of the press guard until the test ends. The returned function advances it. */
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
 * Dispatches twice in one task, without a render in between, so only a synchronous guard can prevent the
 * second request. `userEvent` renders after each event.
 */
export async function twiceInOneTask(dispatch: () => void): Promise<void> {
  await act(async () => {
    dispatch();
    dispatch();
  });
}

/** Presses Enter twice in the focused field. */
export async function submitTwiceInOneTask(): Promise<void> {
  await twiceInOneTask(() => (document.activeElement as HTMLInputElement).form?.requestSubmit());
}
