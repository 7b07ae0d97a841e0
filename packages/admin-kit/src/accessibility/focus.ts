import { type RefObject, useLayoutEffect } from 'react';

/** The focused element, looked up through shadow roots. `document.activeElement` names only their hosts. */
export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const FIELDS = [
  'input:not([type="hidden"], [readonly], [aria-disabled="true"], :disabled, [aria-hidden="true"])',
  'textarea:not([readonly], :disabled)',
  'select:not([aria-disabled="true"], :disabled)',
  '[role="checkbox"]:not([aria-disabled="true"])',
].join(', ');

/** Where focus starts in a dialog: the element with `data-first-focus`, else the first field that can be filled in. */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector<HTMLElement>(FIELDS);
}

/** Places around a removed element that a person would recognize. */
const FALLBACKS =
  'section, main, [role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], .ak-root';

/**
 * Moves focus to the nearest place around `part` when `part` is removed while it holds the focus. The browser would
 * drop it on the body, and the next Tab would start at the top of the page.
 */
export function useRestoreFocusOnUnmount(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !element.contains(activeElementNear(element))) return;
      const fallback = element.parentElement?.closest<HTMLElement>(FALLBACKS);
      // The part is still in the page while this runs.
      if (fallback) queueMicrotask(() => focusUnlessTaken(fallback));
    };
  }, [part]);
}

function activeElementNear(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
}

function focusUnlessTaken(element: HTMLElement): void {
  const active = activeElementNear(element);
  if (element.isConnected && (active === null || active === element.ownerDocument.body)) {
    focusAnything(element);
  }
}

/** Focuses an element that may not be focusable: it is made so, without a focus ring, until it loses the focus. */
export function focusAnything(element: HTMLElement | SVGElement): void {
  element.focus({ preventScroll: true });
  if (deepActiveElement() === element) return;
  element.setAttribute('tabindex', '-1');
  element.style.outline = 'none';
  const restore = () => {
    element.removeAttribute('tabindex');
    element.style.removeProperty('outline');
    removeEmptyStyle(element);
  };
  element.addEventListener('blur', restore, { once: true });
  element.focus({ preventScroll: true });
}

/** Removes the empty attribute that is left after the last style of an element was removed. */
export function removeEmptyStyle(element: Element): void {
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
