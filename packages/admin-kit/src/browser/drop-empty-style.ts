/** Removes the attribute that is left when the last style of an element was taken back. */
export function dropEmptyStyle(element: Element): void {
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
