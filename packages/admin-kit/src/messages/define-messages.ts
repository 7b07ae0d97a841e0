// Without React, so that a server component can read a catalogue.

/** A text, or a function that makes one from named facts. */
export type Message = string | ((...facts: never[]) => string);
export type Messages = Readonly<Record<string, Message>>;

/** The texts of one feature: specified defaults that hosts can replace one by one. */
export interface MessageCatalogue<M extends Messages> {
  readonly feature: string;
  readonly defaults: M;
}

/** Texts of one catalogue that a host replaces. Missing ones keep their default. */
export interface MessageOverride {
  readonly feature: string;
  readonly messages: Messages;
}

/**
 * All words of one catalogue in another language. A missing or misspelled word is a type error.
 * @example
 * const signIn: Translation<typeof signInMessages> = { feature: 'sign-in', messages: { login: 'Anmelden', … } };
 */
export interface Translation<Catalogue> {
  readonly feature: string;
  readonly messages: Catalogue extends MessageCatalogue<infer M> ? M : never;
}

/** An override need not repeat the default's literal type. */
type Widened<M> = { readonly [K in keyof M]: M[K] extends string ? string : M[K] };

export function defineMessages<const M extends Messages>(
  feature: string,
  defaults: M,
): MessageCatalogue<Widened<M>> {
  return { feature, defaults: defaults as unknown as Widened<M> };
}

/** Replaces some texts of a catalogue: `messages={[overrideMessages(licenseMessages, { revoke: 'End License' })]}`. */
export function overrideMessages<M extends Messages>(
  catalogue: MessageCatalogue<M>,
  messages: Partial<M>,
): MessageOverride {
  return { feature: catalogue.feature, messages: messages as Messages };
}
