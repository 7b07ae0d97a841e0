/**
 * Sets an element's whole text as its title while the width truncates it, and removes the title otherwise: a title that
 * repeats visible text is noise. `clipping` is the part that is truncated.
 */
export function setTitleIfTruncated(element: HTMLElement, clipping: HTMLElement = element): void {
  if (clipping.scrollWidth > clipping.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
}
