/**
 * Hands properties that were set before the element was defined to their setters: until then they stand on the element
 * itself and hide them.
 */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (own === undefined) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own.value);
  }
}
