import { createContext, use, useMemo } from 'react';
import { pseudoLocalize } from './pseudo-locale.ts';

/** A text, or a function that makes one from named facts. */
export type Message = string | ((...facts: never[]) => string);
export type Messages = Readonly<Record<string, Message>>;

/** The words of one feature: defaults as the specification spells them, replaceable one by one by the host. */
export interface MessageCatalogue<M extends Messages> {
  readonly feature: string;
  readonly defaults: M;
}

/** Texts of one catalogue that a host replaces; what it leaves out keeps the default. */
export interface MessageOverride {
  readonly feature: string;
  readonly messages: Messages;
}

export interface MessageSettings {
  /** A BCP 47 tag; the pseudo-locale `en-XA` shows every text accented and lengthened, to find what is not translatable. */
  readonly locale: string;
  readonly overrides: readonly MessageOverride[];
}

export const PSEUDO_LOCALE = 'en-XA';

/** Texts widen to `string`, so that an override need not repeat the default's literal type. */
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

function resolveMessages<M extends Messages>(
  catalogue: MessageCatalogue<M>,
  { locale, overrides }: MessageSettings,
): M {
  const ours = overrides.filter((override) => override.feature === catalogue.feature);
  if (ours.length === 0 && locale !== PSEUDO_LOCALE) return catalogue.defaults;
  const merged: Record<string, Message> = { ...catalogue.defaults };
  for (const override of ours) {
    for (const [key, message] of Object.entries(override.messages)) {
      if (message !== undefined && Object.hasOwn(catalogue.defaults, key)) merged[key] = message;
    }
  }
  if (locale !== PSEUDO_LOCALE) return merged as M;
  return Object.fromEntries(
    Object.entries(merged).map(([key, message]) => [key, pseudoLocalize(message)]),
  ) as unknown as M;
}

/** Without a provider a part speaks its defaults, so that `ui/` parts work alone. */
export const MessageContext = createContext<MessageSettings>({ locale: 'en', overrides: [] });

/** The words of one feature, with the host's overrides applied. */
export function useMessages<M extends Messages>(catalogue: MessageCatalogue<M>): M {
  const settings = use(MessageContext);
  return useMemo(() => resolveMessages(catalogue, settings), [catalogue, settings]);
}
