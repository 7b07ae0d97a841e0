import { isMatched } from './is-matched.ts';

const FADE_MS = 120;

/** Nothing can be done with an element that fades, and nothing waits for its end. */
export function fadeAway(element: HTMLElement): void {
  if (!element.animate || isMatched('(prefers-reduced-motion: reduce)')) {
    element.remove();
    return;
  }
  element.inert = true;
  element.ariaHidden = 'true';
  element.style.animation = 'none';
  element.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' });
  // A window that nobody sees draws no frame, so its animations never end.
  setTimeout(() => element.remove(), FADE_MS);
}

/**
 * Shows an element that React is removing once more, while it fades. Call it in the cleanup of a layout effect.
 * @param place puts it where it is out of the flow. @default at the end of where it was
 */
export function fadeWhenRemoved(element: HTMLElement | null, place?: (element: HTMLElement) => void): void {
  const parent = element?.parentElement;
  queueMicrotask(() => {
    // An effect that runs again removes nothing.
    if (!element || element.isConnected) return;
    if (place) place(element);
    else parent?.append(element);
    fadeAway(element);
  });
}
