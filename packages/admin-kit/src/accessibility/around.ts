/** Of the host's page too, for what is in a shadow root. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
}

/** Also of the host's page around a shadow root. */
export function closestOf(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (at.matches(selector)) return at;
  return null;
}
