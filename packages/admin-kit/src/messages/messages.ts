import { use, useCallback, useMemo } from 'react';
import { sharedContext } from '../browser/shared-context.ts';
import type { Message, MessageCatalogue, MessageOverride, Messages } from './define-messages.ts';
import type { Count } from './plural.ts';

export interface MessageSettings {
  /** A BCP 47 tag. The pseudo-locale `en-XA` accents and lengthens every text, to find untranslatable ones. */
  readonly locale: string;
  readonly overrides: readonly MessageOverride[];
}

export const PSEUDO_LOCALE = 'en-XA';

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
  if (locale === PSEUDO_LOCALE) {
    for (const [key, message] of Object.entries(merged)) merged[key] = pseudoLocalize(message);
  }
  return merged as M;
}

/**
 * The language outside of a provider, for what is shown before somebody is signed in. Without it the defaults
 * apply, so that `ui/` parts work alone.
 * @example
 * <MessageContext value={settings}><SignInForm client={client} onSignedIn={keep} /></MessageContext>
 */
export const MessageContext = sharedContext<MessageSettings>('Message', { locale: 'en', overrides: [] });

export function useMessages<M extends Messages>(catalogue: MessageCatalogue<M>): M {
  const settings = use(MessageContext);
  return useMemo(() => resolveMessages(catalogue, settings), [catalogue, settings]);
}

export function useCatalogues(): <M extends Messages>(catalogue: MessageCatalogue<M>) => M {
  const settings = use(MessageContext);
  return useCallback((catalogue) => resolveMessages(catalogue, settings), [settings]);
}

const numberFormats = new Map<string, (value: number | bigint) => string>();

function numberFormat(locale: string): (value: number | bigint) => string {
  const known = numberFormats.get(locale);
  if (known) return known;
  // The first one of a page takes 7 ms, and many screens have no number in their first view.
  let intl: Intl.NumberFormat | undefined;
  const format = (value: number | bigint) => {
    intl ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
    return intl.format(value);
  };
  numberFormats.set(locale, format);
  return format;
}

export function useLocale(): string {
  return use(MessageContext).locale;
}

/** Formats numbers for the locale. Keeps its identity while the locale does. */
export function useNumberFormat(): (value: number | bigint) => string {
  return numberFormat(useLocale());
}

/** Counts for messages with a plural. */
export function useCount(): (value: number) => Count {
  const format = useNumberFormat();
  return useCallback((value) => ({ value, text: format(value) }), [format]);
}

function pseudoLocalize<M extends Message>(message: M): M {
  if (typeof message === 'function') {
    return ((...facts: never[]) => pseudoText(message(...facts))) as M;
  }
  return pseudoText(message) as M;
}

function pseudoText(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, '$&\u0301').normalize();
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

/** Containers and kiosks report names like `en_US`, `de_DE.UTF-8`, `en-US@posix` and `C`. */
export function usableLocale(tags: readonly string[]): string {
  for (const tag of tags) {
    const canonical = canonicalLocale(tag);
    if (canonical !== null) return canonical;
  }
  return 'en';
}

function canonicalLocale(tag: unknown): string | null {
  if (typeof tag !== 'string') return null;
  const name = tag
    .trim()
    .replace(/[.@].*$/s, '')
    .replaceAll('_', '-');
  if (/^(c|posix)$/i.test(name)) return null;
  try {
    return Intl.getCanonicalLocales(name)[0] ?? null;
  } catch {
    return null;
  }
}
