export interface PropertyKind<Value> {
  read(attribute: string | null): Value;
  write(value: Value): string | null;
}

export const text: PropertyKind<string | null> = {
  read: (attribute) => attribute,
  write: (value) => value,
};

export const wholeNumber: PropertyKind<number | null> = {
  read: (attribute) => (attribute !== null && /^[0-9]{1,15}$/.test(attribute) ? Number(attribute) : null),
  write: (value) => (value === null ? null : String(value)),
};

export const flag: PropertyKind<boolean | null> = {
  read: (attribute) => (attribute === null ? null : attribute !== 'false'),
  write: (value) => (value === null ? null : String(value)),
};

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

/** Properties that were set before the element was defined would hide its setters. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (own === undefined) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own.value);
  }
}
