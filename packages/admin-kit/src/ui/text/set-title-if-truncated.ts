/**
 * Sets an element's text as its title while the width truncates it, and removes the title otherwise.
 * `clipping` is the truncated part.
 */
export function setTitleIfTruncated(element: HTMLElement, clipping: HTMLElement = element): void {
  if (clipping.scrollWidth > clipping.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
}
