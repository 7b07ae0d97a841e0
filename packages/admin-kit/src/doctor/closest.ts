import { parentOf } from '../accessibility/focus.ts';

/** Also around shadow roots. */
export function closest(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (at.matches(selector)) return at;
  return null;
}
