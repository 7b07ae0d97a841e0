// Without React, so that a server component can read a catalogue.

/** A number as messages receive it. */
export interface Count {
  readonly value: number;
  readonly text: string;
}

/** A text for each plural category that differs from `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * The plural rule of a language, for catalogues: Polish has four forms, Arabic six.
 * @example
 * const plural = pluralRules('pl');
 * memberCount: (count) => `${count.text} ${plural(count, { one: 'członek', few: 'członkowie', other: 'członków' })}`
 * @param language a BCP 47 tag
 */
export function pluralRules(language: string): (count: Pick<Count, 'value'>, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return ({ value }, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(value)] ?? forms.other;
  };
}
