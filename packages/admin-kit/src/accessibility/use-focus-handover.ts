import { type RefObject, useLayoutEffect } from 'react';
import { dropEmptyStyle } from '../browser/drop-empty-style.ts';

/** Where focus goes when what held it is gone: the nearest place around it that a person would recognize. */
const HOMES =
  'section, main, [role="dialog"], [role="alertdialog"], [role="tabpanel"], [role="region"], .ak-root';

/**
 * Keeps focus near when `part` disappears while it holds it, as a pressed Retry does when the load succeeds. Otherwise
 * the browser drops it on the body, and the next Tab starts at the top of the page.
 */
export function useFocusHandover(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !element.contains(activeElementNear(element))) return;
      const home = element.parentElement?.closest<HTMLElement>(HOMES);
      // The part is still in the page while this runs, and is gone right after.
      if (home) queueMicrotask(() => takeFocus(home));
    };
  }, [part]);
}

function activeElementNear(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
}

function takeFocus(home: HTMLElement) {
  const active = activeElementNear(home);
  if (!home.isConnected || (active !== null && active !== home.ownerDocument.body)) return;
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1;
    home.style.outline = 'none';
    const restore = () => {
      home.removeAttribute('tabindex');
      home.style.removeProperty('outline');
      dropEmptyStyle(home);
    };
    home.addEventListener('blur', restore, { once: true });
  }
  home.focus({ preventScroll: true });
}
