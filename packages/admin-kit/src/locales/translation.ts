// Types alone, so that a server component can read a translation.
import type { MessageCatalogue, MessageOverride } from '../messages/define-messages.ts';

/**
 * All words of one catalogue in another language. A missing or misspelled word is a type error.
 * @example
 * export const signIn: Translation<typeof signInMessages> = { feature: 'sign-in', messages: { title: 'Anmelden' } };
 */
export interface Translation<Catalogue> {
  readonly feature: string;
  readonly messages: Catalogue extends MessageCatalogue<infer M> ? M : never;
}

export const allOf = (
  ...files: readonly Readonly<Record<string, MessageOverride>>[]
): readonly MessageOverride[] => files.flatMap((file) => Object.values(file));
