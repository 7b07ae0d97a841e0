/** What has the focus, in shadow roots too, out of which the document only names their hosts. */
export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
