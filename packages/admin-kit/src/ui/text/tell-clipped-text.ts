/**
 * Gives an element the whole of its text as title while the width cuts it, and none while it does not: a title that
 * repeats what is seen is noise. `clipping` is what cuts, where that is a part of it.
 */
export function tellClippedText(element: HTMLElement, clipping: HTMLElement = element): void {
  if (clipping.scrollWidth > clipping.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
}
