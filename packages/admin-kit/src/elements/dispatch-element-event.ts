import type { AdminElementEventMap } from './element-types.ts';

/** Dispatches an event that hosts hear outside of shadow roots too. @returns whether nobody prevented what follows */
export function dispatchElementEvent<Name extends keyof AdminElementEventMap>(
  element: HTMLElement,
  name: Name,
  detail: AdminElementEventMap[Name]['detail'],
): boolean {
  const cancelable = name === 'ak-before-action' || name === 'ak-navigate';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
