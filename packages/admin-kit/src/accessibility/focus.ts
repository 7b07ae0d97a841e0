import { type RefObject, useLayoutEffect } from 'react';

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

export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector<HTMLElement>(FIELDS);
}

const FALLBACKS =
  'section, main, [role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], .ak-root';

/**
 * Without it, focus falls to the body and the next Tab starts at the top of the page.
 * @param next takes the focus if it is there. @default the part around
 */
export function useRestoreFocusOnUnmount(
  part: RefObject<HTMLElement | null>,
  next?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !hasFocusWithin(element)) return;
      const fallback = next?.current ?? element.parentElement?.closest<HTMLElement>(FALLBACKS);
      // The part is still in the page here.
      if (fallback) queueMicrotask(() => focusUnlessTaken(fallback));
    };
  }, [part, next]);
}

export function hasFocusWithin(element: HTMLElement): boolean {
  return element.contains(activeElementNear(element));
}

function activeElementNear(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
}

export function focusUnlessTaken(element: HTMLElement): void {
  const active = activeElementNear(element);
  if (element.isConnected && (active === null || active === element.ownerDocument.body)) {
    focusAnything(element);
  }
}

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

export function removeEmptyStyle(element: Element): void {
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
