import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { deepActiveElement, firstFocus, focusAnything, parentOf, successorOf } from './focus.ts';

const LANDMARKS = 'table, ul, ol, section, main, form, fieldset, [role], [tabindex], .ak-root';
const MAIN = 'main, [role="main"]';
const SCREEN = 'section.ak-root';

export function rememberFocus(page: Document = document): () => void {
  const active = deepActiveElement(page);
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = (menuButtonId && inSameTree(active, menuButtonId)) || active;
  const path: Element[] = [];
  const successor = successorOf(opener);
  for (let element = opener; element && element !== page.body; element = parentOf(element)) {
    path.push(element);
  }

  return () => {
    const [exact, ...around] = path;
    // A focused ancestor of the opener was not chosen by the person.
    const isTaken = ![null, page.body, ...around].includes(deepActiveElement(page));
    if (isTaken) return;
    const target = exact?.isConnected
      ? exact
      : (successor() ??
        around.find((element) => element.isConnected && element.matches(LANDMARKS)) ??
        page.querySelector(MAIN) ??
        page.querySelector(SCREEN));
    if (target) focusAnything(target as HTMLElement);
  };
}

function inSameTree(element: Element | null, id: string): Element | null {
  const root = element?.getRootNode();
  return root && 'getElementById' in root ? (root as Document | ShadowRoot).getElementById(id) : null;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Radix keeps Tab inside a dialog only in the document, not in a shadow root or another window. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || event.defaultPrevented || dialog.getRootNode() === document) return;
  const active = deepActiveElement(dialog.ownerDocument);
  // A dialog that it opens is mounted outside it.
  if (active === null || !dialog.contains(active)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const isAtEdge = shiftKey ? active === stops[0] || active === dialog : active === stops.at(-1);
  if (!isAtEdge) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

/**
 * A dialog begins with its cross, which takes the focus where there is nothing to fill in. Typing replaces what a
 * field of one line holds: 30 typed before a 20 would be 3020.
 */
export function focusFirst(dialog: HTMLElement): void {
  const first = firstFocus(dialog) ?? dialog.querySelector('button') ?? dialog;
  first.focus({ preventScroll: true });
  if (first.matches('input')) (first as HTMLInputElement).select();
}

const OTHER_LAYERS =
  '.ak-portal, dialog, [aria-modal="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Against another trap of the focus nobody wins. */
const MAX_TAKEN = 9;

/** A menu of another copy of Radix gives the focus back to its button after the dialog that it opened has taken it. */
export function keepFocus(dialog: HTMLElement): () => void {
  const place = dialog.closest('.ak-portal');
  const root = dialog.getRootNode();
  let taken = 0;
  let last: HTMLElement | null = null;
  const watch = (event: Event) => {
    const target = event.composedPath()[0] as HTMLElement;
    if (place?.contains(target)) last = target;
    else if (!target.closest(OTHER_LAYERS) && taken < MAX_TAKEN) {
      taken += 1;
      setTimeout(() => {
        if (dialog.isConnected && deepActiveElement(dialog.ownerDocument) === target) {
          if (last?.isConnected) last.focus({ preventScroll: true });
          else focusFirst(dialog);
        }
      });
    }
  };
  root.addEventListener('focusin', watch);
  return () => root.removeEventListener('focusin', watch);
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
      if (target === currentTarget && (wanted as HTMLElement | null)?.isConnected)
        (wanted as HTMLElement).focus();
    },
  };
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
