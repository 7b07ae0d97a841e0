import type { KeyboardEvent } from 'react';
import { deepActiveElement, focusAnything } from './focus.ts';

/** Places around a removed opener that tell where the reader is. */
const LANDMARKS = 'table, ul, ol, section, main, form, fieldset, [role], [tabindex], .ak-root';
// A dialog that an address opened has no opener.
const MAIN = 'main, [role="main"]';
const SCREEN = 'section.ak-root';

/**
 * Remembers the focused element. The returned function focuses it again, or the button of the menu it was in. When it
 * was removed, the nearest place around it takes the focus; when nothing had focus, the content of the page does.
 */
export function rememberFocus(): () => void {
  // A dialog that is open from the start may be rendered on a server.
  if (typeof document === 'undefined') return () => {};
  const active = deepActiveElement();
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = (menuButtonId && inSameTree(active, menuButtonId)) || active;
  const path: Element[] = [];
  for (let element = opener; element && element !== document.body; element = parentOf(element)) {
    path.push(element);
  }

  return () => {
    const [exact, ...around] = path;
    // A focused element around the opener, such as the dialog, was not chosen by the person.
    const isTaken = ![null, document.body, ...around].includes(deepActiveElement());
    if (isTaken) return;
    const target = exact?.isConnected
      ? exact
      : (around.find((element) => element.isConnected && element.matches(LANDMARKS)) ??
        document.querySelector(MAIN) ??
        document.querySelector(SCREEN));
    if (target instanceof HTMLElement || target instanceof SVGElement) focusAnything(target);
  };
}

function inSameTree(element: Element | null, id: string): Element | null {
  const root = element?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Keeps Tab inside a dialog in a shadow root. In the document Radix does this; it cannot see into a shadow root. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || event.defaultPrevented || !(dialog.getRootNode() instanceof ShadowRoot)) return;
  const active = deepActiveElement();
  // Focus is in a menu that the dialog opened and that lies outside of it.
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
