import { basename, dirname, join } from 'node:path';
import type { MessageCatalogue, MessageOverride, Messages } from '@timemap/admin-kit';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root, textOf } from './repository.ts';

const kit = 'packages/admin-kit/src';

const catalogues = (
  await Promise.all(
    repositoryFiles(/^packages\/admin-kit\/src\/.*\.tsx?$/)
      .filter((path) => !path.includes('.test.') && /= defineMessages\(/.test(textOf(path)))
      .map(async (path) => Object.values((await import(join(root, path))) as Record<string, unknown>)),
  )
)
  .flat()
  .filter(isCatalogue);

const locales = await Promise.all(
  repositoryFiles(new RegExp(`^${kit}/locales/[^/]+/index\\.ts$`)).map(async (path) => {
    const { messages } = (await import(join(root, path))) as { messages: readonly MessageOverride[] };
    return { tag: basename(dirname(path)), messages };
  }),
);

function isCatalogue(value: unknown): value is MessageCatalogue<Messages> {
  return typeof value === 'object' && value !== null && 'feature' in value && 'defaults' in value;
}

/** A fact that shows where it is used: as a text, as a number with its text, and as a key of a table. */
function fact(name: string, value: number): unknown {
  const text = `⟦${name}⟧`;
  return new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'value') return value;
        if (key === 'text') return text;
        if (key === Symbol.toPrimitive) return () => text;
        return undefined;
      },
    },
  );
}

/** What a message says about each number, with a mark for each fact. */
function saidBy(message: Messages[string], value: number): string {
  if (typeof message === 'string') return message;
  const facts = new Proxy({}, { get: (_, key) => countOrFact(key, value) });
  return (message as (...facts: unknown[]) => string)(facts, facts);
}

function countOrFact(key: string | symbol, value: number): unknown {
  if (key === 'value') return value;
  if (key === 'text') return '⟦text⟧';
  if (key === Symbol.toPrimitive) return () => '⟦fact⟧';
  return fact(String(key), value);
}

const NUMBERS = [0, 1, 2, 3, 5, 11, 100, 1_000_000];
const marksOf = (message: Messages[string]) =>
  new Set(NUMBERS.flatMap((value) => saidBy(message, value).match(/⟦\w+⟧/g) ?? []));

/** The plural categories that whole numbers of a language reach. */
function pluralCategories(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set([...Array(200).keys(), 1_000_000].map((number) => rules.select(number)))].sort();
}

describe.each(locales)('the words in $tag', ({ tag, messages }) => {
  const translationOf = (feature: string) =>
    messages.find((translation) => translation.feature === feature)?.messages ?? {};

  it('are there for every catalogue, once', () => {
    expect(messages.map(({ feature }) => feature).sort()).toEqual(
      catalogues.map(({ feature }) => feature).sort(),
    );
  });

  it.each(catalogues)('are complete for $feature and keep every value', ({ feature, defaults }) => {
    const translated = translationOf(feature);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(defaults).sort());
    for (const [key, message] of Object.entries(defaults)) {
      expect({ key, marks: marksOf(translated[key] ?? '') }).toEqual({ key, marks: marksOf(message) });
    }
  });

  it('have no sentence left in English', () => {
    const left = catalogues.flatMap(({ feature, defaults }) =>
      Object.entries(defaults)
        .filter(([key, message]) => {
          const english = saidBy(message, 2);
          return (
            english === saidBy(translationOf(feature)[key] ?? '', 2) &&
            / .* /.test(english.replace(/⟦\w+⟧/g, '').trim())
          );
        })
        .map(([key, message]) => `${feature}.${key}: ${saidBy(message, 2)}`),
    );
    expect(left).toEqual([]);
  });

  it('have every plural form of the language', () => {
    const incomplete = repositoryFiles(new RegExp(`^${kit}/locales/${tag}/.*\\.ts$`)).flatMap((path) =>
      [...textOf(path).matchAll(/plural\([^{]*\{([^}]*)\}/g)]
        .filter(([, forms = '']) =>
          pluralCategories(tag).some((category) => !new RegExp(`\\b${category}:`).test(forms)),
        )
        .map(([call]) => `${path}: ${call}`),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('the languages', () => {
  it('are ten', () => {
    expect(locales.map(({ tag }) => tag)).toEqual(
      ['de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ar', 'ja', 'zh-Hans'].sort(),
    );
  });
});
