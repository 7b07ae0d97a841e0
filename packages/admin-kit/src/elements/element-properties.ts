/** How a property is reflected in its attribute. Unreadable values count as missing. */
export interface PropertyKind<Value> {
  read(attribute: string | null): Value;
  write(value: Value): string | null;
}

export const text: PropertyKind<string | null> = {
  read: (attribute) => attribute,
  write: (value) => value,
};

/** An id: a whole number of 0 or more. */
export const wholeNumber: PropertyKind<number | null> = {
  read: (attribute) => (attribute !== null && /^[0-9]{1,15}$/.test(attribute) ? Number(attribute) : null),
  write: (value) => (value === null ? null : String(value)),
};

/** Present is true, `false` is false. Without the attribute the screen decides. */
export const flag: PropertyKind<boolean | null> = {
  read: (attribute) => (attribute === null ? null : attribute !== 'false'),
  write: (value) => (value === null ? null : String(value)),
};

/** One of a few values, for example heading levels. */
export function oneOf<const Value extends string | number>(
  ...values: readonly Value[]
): PropertyKind<Value | null> {
  return {
    read: (attribute) => values.find((value) => String(value) === attribute) ?? null,
    write: (value) => (value === null ? null : String(value)),
  };
}

export const attributeOf = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Adds properties that reflect attributes. */
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

/** Passes properties that were set before the element was defined to their setters, which they would hide. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (own === undefined) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own.value);
  }
}
