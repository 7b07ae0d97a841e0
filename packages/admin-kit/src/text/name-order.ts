interface Named {
  readonly name: string;
  readonly id: number;
}

export type NameOrder = (one: Named, other: Named) => number;

/** By name, as the language orders them: 'Pier 2' comes before 'Pier 10'. Equal names come by id. */
export function createNameOrder(locale: string): NameOrder {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one, other) => compare(one.name, other.name) || one.id - other.id;
}
