/** Above all that the page has, whatever its z-index. jsdom has no top layer, where the attribute would hide the element. */
export function showOnTop(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** Messages stay above what opens after them. */
export const messages = new Set<HTMLElement>();

/** Above all but the messages. */
export function raise(place: HTMLElement): void {
  for (const shown of new Set([place, ...messages])) showOnTop(shown);
}

/** The factor of the page's CSS `zoom`, by which lengths differ from what the browser measures. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}
