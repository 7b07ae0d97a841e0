import type { KeyboardEvent } from 'react';
import { deepActiveElement } from './deep-active-element.ts';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Lets Tab go round in a dialog in a shadow root. In the document Radix sees to that; of a shadow root it is only told
 * that its host has the focus.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || event.defaultPrevented || !(dialog.getRootNode() instanceof ShadowRoot)) return;
  const active = deepActiveElement();
  // In a menu that was opened from the dialog and lies outside of it.
  if (active === null || !dialog.contains(active)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const isAtEdge = shiftKey ? active === stops[0] || active === dialog : active === stops.at(-1);
  if (!isAtEdge) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
