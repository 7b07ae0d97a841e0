import { type RefObject, useLayoutEffect } from 'react';

export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const ENTRIES = 'tr, li, [role="row"], [role="listitem"]';

/** Once its entry of a list is removed: the same control of the next entry, or else of the one before. */
export function successorOf(control: Element | null): () => HTMLElement | null {
  const entry = control?.closest(ENTRIES) ?? null;
  const entries = [...(entry?.parentElement?.children ?? [])];
  const index = entry ? entries.indexOf(entry) : 0;
  const others = [...entries.slice(index + 1), ...entries.slice(0, index).reverse()];
  const controlsOf = (each: Element) => [...each.querySelectorAll<HTMLElement>('button, a[href]')];
  const place = entry ? controlsOf(entry).indexOf(control as HTMLElement) : 0;
  return () => {
    if (entry?.isConnected !== false) return null;
    const next = others.find((other) => other.isConnected);
    return next ? (controlsOf(next)[place] ?? (next as HTMLElement)) : null;
  };
}

const FALLBACKS =
  'section, main, [role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], .ak-root';

/**
 * Without it, focus falls to the body and the next Tab starts at the top of the page.
 * @param next takes the focus if it is there. @default the next entry of a list whose entry is gone too, or the part around
 */
export function useRestoreFocusOnUnmount(
  part: RefObject<HTMLElement | null>,
  next?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !hasFocusWithin(element)) return;
      const successor = successorOf(activeElementNear(element));
      const around = element.parentElement?.closest<HTMLElement>(FALLBACKS);
      const wanted = next?.current;
      // The part is still in the page here.
      queueMicrotask(() => {
        const fallback = wanted ?? successor() ?? around;
        if (fallback) focusUnlessTaken(fallback);
      });
    };
  }, [part, next]);
}

export function hasFocusWithin(element: HTMLElement): boolean {
  return element.contains(activeElementNear(element));
}

function activeElementNear(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null;
}

export function focusUnlessTaken(element: HTMLElement): void {
  const active = activeElementNear(element);
  if (element.isConnected && (active === null || active === element.ownerDocument.body)) {
    focusAnything(element);
  }
}

export function focusAnything(element: HTMLElement | SVGElement): void {
  element.focus({ preventScroll: true });
  if (deepActiveElement(element.ownerDocument) === element) return;
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

function removeEmptyStyle(element: Element): void {
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
