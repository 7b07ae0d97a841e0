import { basename, dirname, join } from 'node:path';
import type { MessageCatalogue, MessageOverride, Messages } from '@timemap/admin-kit';
import type { projectRolesMessages } from '@timemap/admin-kit/messages/project-roles';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root, textOf } from './repository.ts';

const locales = await Promise.all(
  repositoryFiles(/^packages\/admin-kit\/src\/locales\/[^/]+\/index\.ts$/).map(async (path) => {
    const tag = basename(dirname(path));
    const [ofConsole] = repositoryFiles(new RegExp(`^apps/console/src/locales/${tag}\\.ts$`));
    const { messages } = (await import(join(root, ofConsole ?? path))) as {
      messages: readonly MessageOverride[];
    };
    return { tag, messages };
  }),
);

const catalogues = (
  await Promise.all(
    repositoryFiles(/^(packages\/admin-kit|apps\/console)\/src\/.*\.tsx?$/)
      .filter((path) => !path.includes('.test.') && /= defineMessages\(/.test(textOf(path)))
      .map(async (path) => Object.values((await import(join(root, path))) as Record<string, unknown>)),
  )
)
  .flat()
  .filter(isCatalogue)
  .filter(({ feature }) =>
    locales.some(({ messages }) => messages.some((words) => words.feature === feature)),
  );

function isCatalogue(value: unknown): value is MessageCatalogue<Messages> {
  return typeof value === 'object' && value !== null && 'feature' in value && 'defaults' in value;
}

const fact = (name: string, value: number) =>
  Object.assign(new String(`⟦${name}⟧`), { value, text: `⟦${name}⟧` });

function saidBy(message: Messages[string], value: number): string {
  if (typeof message === 'string') return message;
  const facts = new Proxy(fact('text', value), {
    get: (own, key) => Reflect.get(own, key) ?? fact(String(key), value),
  });
  return (message as (facts: unknown) => string)(facts);
}

const NUMBERS = [0, 1, 2, 3, 5, 11, 100, 1_000_000];
const marksOf = (message: Messages[string]) =>
  new Set(NUMBERS.flatMap((value) => saidBy(message, value).match(/⟦\w+⟧/g) ?? []));

function pluralNumbers(tag: string): number[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = [...Array(200).keys(), 1_000_000];
  return [...new Map(numbers.map((number) => [rules.select(number), number])).values()];
}

const wordCount = (text: string) => text.replace(/⟦\w+⟧/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(locales)('the words in $tag', ({ tag, messages }) => {
  const translationOf = (feature: string) =>
    messages.find((translation) => translation.feature === feature)?.messages ?? {};

  it('are there for every catalogue, once', () => {
    const translated = messages.map(({ feature }) => feature);
    expect(translated).toEqual([...new Set(translated)]);
    expect(
      catalogues.map(({ feature }) => feature).filter((feature) => !translated.includes(feature)),
    ).toEqual([]);
  });

  it('are complete and keep every value', () => {
    const marksIn = (feature: string, messages: Messages) =>
      Object.entries(messages).map(([key, message]) => [`${feature}.${key}`, marksOf(message)] as const);
    const wanted = catalogues.flatMap(({ feature, defaults }) => marksIn(feature, defaults));
    const said = catalogues.flatMap(({ feature }) => marksIn(feature, translationOf(feature) as Messages));
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted));
  });

  it('have no sentence left in English', () => {
    const left = catalogues.flatMap(({ feature, defaults }) =>
      Object.entries(defaults)
        .map(([key, message]) => ({
          key,
          english: saidBy(message, 2),
          translated: saidBy(translationOf(feature)[key] ?? '', 2),
        }))
        .filter(({ english, translated }) => english === translated && wordCount(english) > 3)
        .map(({ key, english }) => `${feature}.${key}: ${english}`),
    );
    expect(left).toEqual([]);
  });

  it('say how a number is typed with an example that the fields take', () => {
    const sentence = saidBy(translationOf('controls').numberUnreadable ?? '', 0);
    const numbers = (sentence.match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]$/, ''));
    expect(numbers).toEqual(['12']);
  });

  it('have a plural for each form of the language', () => {
    const { memberCount } = translationOf('project-roles') as typeof projectRolesMessages.defaults;
    const said = pluralNumbers(tag).map((value) => memberCount({ value, text: '' }));
    expect(new Set(said).size).toBeGreaterThanOrEqual(Math.max(1, said.length - 1));
  });
});

it('there are ten languages besides English', () => {
  expect(locales.map(({ tag }) => tag).sort()).toEqual([
    'ar',
    'de',
    'es',
    'fr',
    'it',
    'ja',
    'nl',
    'pl',
    'pt-BR',
    'zh-Hans',
  ]);
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
    (path) => !/\.(test|stories|fixture)\.|\/(testing|locales)\/|(messages|-words|pages)\.ts$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap(shownWords)).toEqual([]);
});
