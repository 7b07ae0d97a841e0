import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** A person needs this time to perceive a new state. */
const SETTLING_MS = 500;

export interface PressGuard {
  isTooSoon(press: { readonly timeStamp: number }): boolean;
  dropRepeat(event: KeyboardEvent): void;
}

/** The second press of a double click is not meant for the new state. */
export function usePressGuard(state: string | boolean | undefined): PressGuard {
  const shown = useRef({ state, since: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (shown.current.state !== state) shown.current = { state, since: performance.now() };
  }, [state]);
  return {
    isTooSoon: ({ timeStamp }) => {
      // On a busy page, a press arrives late.
      const pressedAt = Math.min(timeStamp, performance.now());
      return state !== undefined && pressedAt - shown.current.since < SETTLING_MS;
    },
    dropRepeat: (event) => {
      if (state !== undefined && event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
