import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readCatalogues, type Word } from '../../scripts/words/catalogues.ts';
import { parseMessage, pluralCasesOf } from '../../scripts/words/message-facts.ts';
import { problemsOf } from '../../scripts/words/problems.ts';
import { repositoryFiles, root, textOf } from './repository.ts';

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'zh-Hans'];

const catalogues = ['packages/admin-kit/src', 'apps/console/src'].flatMap((sources) =>
  readCatalogues(join(root, sources)).map((catalogue) => ({
    ...catalogue,
    folder: `${sources}/${catalogue.folder}`,
  })),
);

interface Translated {
  readonly where: string;
  readonly english: string;
  readonly text: string;
}

const textsOf = (word: Word) => (typeof word === 'string' ? { '': word } : word);

function translatedInto(language: string): Translated[] {
  return catalogues.flatMap(({ folder, words }) =>
    [...(words.get(language) ?? [])].flatMap(([key, word]) => {
      const english = textsOf(words.get('en')?.get(key) ?? '');
      return Object.entries(textsOf(word)).map(([name, text]) => ({
        where: `${folder}/${language}.json: ${[key, name].filter(Boolean).join('.')}`,
        english: english[name] ?? '',
        text,
      }));
    }),
  );
}

const wordOf = (catalogue: string, key: string, language: string) =>
  String(
    catalogues
      .find(({ name }) => name === catalogue)
      ?.words.get(language)
      ?.get(key),
  );

function wholeNumberForms(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set([...Array(200).keys(), 1_000_000].map((number) => rules.select(number)));
}

const wordCount = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

it('the words are complete in every language, keep every value, and have the plurals of the language', () => {
  expect(catalogues.length).toBeGreaterThan(15);
  expect(problemsOf(catalogues, LANGUAGES)).toEqual([]);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const translated = translatedInto(language);

  it('have no sentence left in English', () => {
    expect(translated.length).toBeGreaterThan(250);
    expect(translated.filter(({ english, text }) => english === text && wordCount(english) > 3)).toEqual([]);
  });

  it('are about as long as in English', () => {
    const isPlain = (text: string) => !/\{\w+, /.test(text);
    const long = translated.filter(
      ({ english, text }) => isPlain(text) && isPlain(english) && text.length > 2.2 * english.length + 24,
    );
    expect(long).toEqual([]);
  });

  it('say how a number is typed with an example that the fields take', () => {
    const sentence = wordOf('controls', 'numberUnreadable', language);
    const numbers = (sentence.match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]$/, ''));
    expect(numbers).toEqual(['12']);
  });

  it('have a plural for each form of the language', () => {
    const cases = pluralCasesOf(parseMessage(wordOf('project-info+project-roles', 'memberCount', language)));
    expect(cases.size).toBeGreaterThanOrEqual(wholeNumberForms(language).size - 1);
  });
});

const QUOTES = {
  ...{ ar: '«»', de: '„“', en: '“”', es: '«»', fr: '«»', it: '«»' },
  ...{ ja: '「」', nl: '‘’', pl: '„”', 'pt-BR': '“”', 'zh-Hans': '“”' },
};

it.each(Object.entries(QUOTES))(
  'the words in %s quote as the language does, and put no space before an ellipsis',
  (language, own) => {
    const others = [...'"“”„«»‘「」'].filter((mark) => !own.includes(mark)).join('');
    const found = translatedInto(language).filter(({ text }) => new RegExp(`[${others}]|\\s…`).test(text));
    // The specification has straight marks in this question.
    expect(found.filter(({ text }) => !text.startsWith('Are you sure you want to generate'))).toEqual([]);
  },
);

it('the words are written with escapes where a sign would not be seen', () => {
  const files = repositoryFiles(/\/words\/.*\.json$/);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /[\u200E\u200F\u2066-\u2069]/.test(textOf(path)))).toEqual([]);
});

it('the words in French have a space that does not break before a colon and its like', () => {
  expect(translatedInto('fr').filter(({ text }) => / [:;?!»](?!:)|« /.test(text))).toEqual([]);
});

const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|header|\w*(label|title|text|hint))$/i;
const BRAND = /^(© |· )?Timemap( Admin)?$/;

function shownWords(path: string): string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text) || BRAND.test(text.trim())) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const isWord = initializer !== undefined && ts.isStringLiteralLike(initializer);
      if (isWord && SHOWN.test(node.name.getText()) && /^\p{Lu}|\s/u.test(initializer.text))
        add(node, initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no screen and no page shows a word that is in no catalogue', () => {
  const paths = repositoryFiles(/^(packages\/admin-kit|apps\/console)\/src\/.*\.tsx?$/).filter(
    (path) => !/\.(test|stories|fixture)\.|\/testing\/|pages\.ts$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap(shownWords)).toEqual([]);
});
