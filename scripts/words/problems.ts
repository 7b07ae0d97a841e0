import type { Catalogue, Word, Words } from './catalogues.ts';
import { factsOf, parseMessage, pluralCasesOf } from './message-facts.ts';

/** What is wrong with the words, each with its file and key. What is missing is shown in English until it is there. */
export function problemsOf(catalogues: readonly Catalogue[], languages: readonly string[]): string[] {
  return catalogues.flatMap(({ folder, words }) => {
    const english = words.get('en') ?? new Map();
    // A new screen begins in English.
    const checked = words.size === 1 ? ['en'] : ['en', ...languages];
    return checked.flatMap((language) => {
      const file = `${folder}/${language}.json`;
      const own = words.get(language);
      if (own === undefined) return [`${file} is missing.`];
      const unknown = [...own.keys()].filter((key) => !english.has(key));
      return [
        ...unknown.map((key) => `${file}: '${key}' is in no English catalogue.`),
        ...[...english].flatMap(([key, word]) =>
          problemsOfWord(word, own.get(key), language).map((problem) => `${file}: '${key}' ${problem}`),
        ),
      ];
    });
  });
}

function problemsOfWord(english: Word, word: Word | undefined, language: string): string[] {
  if (word === undefined) return ['is missing.'];
  if (typeof english !== typeof word) return ['is a text in one language and a table in another.'];
  if (typeof english === 'string' || typeof word === 'string') {
    return problemsOfText(String(english), String(word), language);
  }
  const missing = Object.keys(english).filter((name) => !Object.hasOwn(word, name));
  const unknown = Object.keys(word).filter((name) => !Object.hasOwn(english, name));
  return [
    ...missing.map((name) => `has no '${name}'.`),
    ...unknown.map((name) => `has '${name}', which English does not have.`),
    ...problemsOfText(english.other ?? '', word.other ?? '', language),
  ];
}

function problemsOfText(english: string, text: string, language: string): string[] {
  if (language !== 'en' && !canParse(english)) return [];
  try {
    const elements = parseMessage(text);
    const own = [...factsOf(elements).keys()];
    const wanted = [...factsOf(parseMessage(english)).keys()];
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    return [
      ...wanted.filter((name) => !own.includes(name)).map((name) => `does not say {${name}}.`),
      ...own
        .filter((name) => !wanted.includes(name))
        .map((name) => `has {${name}}, which English does not have.`),
      ...[...pluralCasesOf(elements)]
        .filter((name) => !name.startsWith('=') && !forms.includes(name as Intl.LDMLPluralRule))
        .map((name) => `has the plural '${name}', which the language does not have.`),
    ];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Without what cannot be compiled. */
export function compilable(words: Words): Words {
  return new Map(
    [...words].filter(([, word]) => canParse(typeof word === 'string' ? word : (word.other ?? ''))),
  );
}

function canParse(text: string): boolean {
  try {
    parseMessage(text);
    return true;
  } catch {
    return false;
  }
}
