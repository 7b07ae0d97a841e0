import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { deepActiveElement, focusAnything } from './focus.ts';

const LANDMARKS = 'table, ul, ol, section, main, form, fieldset, [role], [tabindex], .ak-root';
const MAIN = 'main, [role="main"]';
const SCREEN = 'section.ak-root';

export function rememberFocus(): () => void {
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
    // A focused ancestor of the opener was not chosen by the person.
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

/** Radix keeps Tab inside a dialog only in the document, not in a shadow root. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || event.defaultPrevented || !(dialog.getRootNode() instanceof ShadowRoot)) return;
  const active = deepActiveElement();
  // A menu of the dialog is mounted outside it.
  if (active === null || !dialog.contains(active)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const isAtEdge = shiftKey ? active === stops[0] || active === dialog : active === stops.at(-1);
  if (!isAtEdge) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

/** Radix moves the focus when a control removes its hint or its error on blur. Every Tab would end there. */
export function useFocusDestination() {
  const destination = useRef<EventTarget | null>(null);
  return {
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      destination.current = currentTarget.contains(relatedTarget) ? relatedTarget : null;
    },
    onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const wanted = destination.current;
      destination.current = null;
      if (target === currentTarget && wanted instanceof HTMLElement && wanted.isConnected) wanted.focus();
    },
  };
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
