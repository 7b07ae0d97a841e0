import type { AdminKitElement } from './element-types.ts';

/** The nearest `<ak-admin-kit>` around an element, out of shadow roots as far as it takes. */
export function closestAdminKit(element: Element): AdminKitElement | null {
  let at: Element | null = element;
  while (at !== null) {
    const found: AdminKitElement | null = at.closest('ak-admin-kit');
    if (found !== null) return found;
    const root: Node = at.getRootNode();
    at = 'host' in root ? (root as ShadowRoot).host : null;
  }
  return null;
}
