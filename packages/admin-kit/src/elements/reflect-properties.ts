import { attributeOf, type PropertyKind } from './property-kinds.ts';

/** Gives elements of a class properties that stand in their attributes. */
export function reflectProperties(
  { prototype }: CustomElementConstructor,
  properties: Readonly<Record<string, PropertyKind<unknown>>>,
): void {
  for (const [name, kind] of Object.entries(properties)) {
    const attribute = attributeOf(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return kind.read(this.getAttribute(attribute));
      },
      set(this: HTMLElement, value: unknown) {
        const written = kind.write(value ?? null);
        if (written === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, written);
      },
    });
  }
}
