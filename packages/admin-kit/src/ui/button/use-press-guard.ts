import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** How long a new state is on the screen before a press can be meant for it. */
const SETTLING_MS = 500;

export interface PressGuard {
  /** The press came too soon after the state changed to be meant for the new one. */
  isTooSoon(): boolean;
  /** Enter held down presses a button again and again: it counts as one press. */
  dropRepeat(event: KeyboardEvent): void;
}

/**
 * For a control whose press means the opposite once its state has changed, as Enable and Disable: the second press of a
 * double click is not meant for the new state. @param state what a press depends on; undefined: there is no guard
 */
export function usePressGuard(state: string | boolean | undefined): PressGuard {
  const shown = useRef({ state, since: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.state !== state) shown.current = { state, since: performance.now() };
  }, [state]);
  return {
    isTooSoon: () => state !== undefined && performance.now() - shown.current.since < SETTLING_MS,
    dropRepeat: (event) => {
      if (state !== undefined && event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
