import { sharedOnPage } from '../browser/shared-context.ts';

// The sets of `screens.ts`, whose other code the later scripts do not need.
const screens = sharedOnPage('screens', () => new Set<HTMLElement>());
const listeners = sharedOnPage('listeners', () => new Set<() => void>());

export function lastScreen(): Element | null {
  return [...screens].at(-1) ?? null;
}

export function onScreenLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
