/** How a property stands in its attribute. Reading never fails: what cannot be read counts as missing. */
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

/** Present is true and `false` is false; without the attribute the screen decides. */
export const flag: PropertyKind<boolean | null> = {
  read: (attribute) => (attribute === null ? null : attribute !== 'false'),
  write: (value) => (value === null ? null : String(value)),
};

/** One of a few values, such as the levels a heading can have. */
export function oneOf<const Value extends string | number>(
  ...values: readonly Value[]
): PropertyKind<Value | null> {
  return {
    read: (attribute) => values.find((value) => String(value) === attribute) ?? null,
    write: (value) => (value === null ? null : String(value)),
  };
}

/** `projectId` is `project-id` in markup. */
export const attributeOf = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
