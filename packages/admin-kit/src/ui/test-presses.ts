import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

export const DOUBLE_CLICK_MS = 170;
export const DELIBERATE_MS = 500;

export function stopPressClock(): (ms: number) => void {
  let now = Math.round(performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (ms) => {
    now += ms;
  };
}

/** `userEvent` renders after each event, which hides a missing synchronous guard. */
export async function twiceInOneTask(dispatch: () => void): Promise<void> {
  await act(async () => {
    dispatch();
    dispatch();
  });
}

export async function submitTwiceInOneTask(): Promise<void> {
  await twiceInOneTask(() => {
    const field = document.activeElement as HTMLInputElement;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    if (field.dispatchEvent(enter)) field.form?.requestSubmit();
  });
}
