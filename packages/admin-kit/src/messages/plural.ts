// Free of React, so that a server component may read a catalogue.

/** A number as messages take it. */
export interface Count {
  /** The number, for the plural rule. */
  readonly value: number;
  /** The number as the locale writes it. */
  readonly text: string;
}

/** One text for each plural category of a language that differs from `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * The plural rule of a language, for catalogues: Polish has four forms, Arabic six.
 * @example
 * const plural = pluralRules('pl');
 * memberCount: (count) => `${count.text} ${plural(count, { one: 'członek', few: 'członkowie', other: 'członków' })}`
 * @param language a BCP 47 tag
 */
export function pluralRules(language: string): (count: Count, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return ({ value }, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(value)] ?? forms.other;
  };
}

/** The rule of the default catalogues. */
export const plural = pluralRules('en');
