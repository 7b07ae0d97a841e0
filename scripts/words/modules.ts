import type { Catalogue, Word } from './catalogues.ts';
import { messageCode, tableCode } from './message-code.ts';
import { factsOf, parseMessage } from './message-facts.ts';
import { compilable } from './problems.ts';

/** A package with words. Imports are those of a file in `locales/<language>`. */
export interface WordPackage {
  readonly sources: string;
  /** Where plurals are and what a catalogue is made of. */
  readonly plurals: string;
  readonly catalogueTypes: string;
  /** Where the words come from that are under those of this package. */
  readonly base?: string;
  /** The words of the provider above an index, for the language. */
  readonly about: (language: string) => string;
}

/** Begins each file, so that no other file is removed. */
export const MADE = '// Made by scripts/words';

interface Module {
  readonly path: string;
  readonly text: string;
}

const camelCase = (name: string) =>
  name.replaceAll(/[-+]+(\w)/g, (_, letter: string) => letter.toUpperCase());
const isShared = ({ name }: Catalogue) => name.includes('+');
const isIn = (name: string) => (catalogue: Catalogue) =>
  isShared(catalogue) && catalogue.name.split('+').includes(name);

export function modulesOf(pack: WordPackage, catalogues: readonly Catalogue[], languages: readonly string[]) {
  return ['en', ...languages].flatMap((language): Module[] => {
    const spoken = catalogues.filter(({ words }) => words.has(language));
    const own = spoken.map((catalogue) => ({
      path: `${language}/${catalogue.name}.ts`,
      text: moduleOf(pack, catalogue, catalogues.filter(isIn(catalogue.name)), language),
    }));
    const rules = `${MADE} for ${language}.
import { pluralRules } from '${pack.plurals}';

export const plural = /* @__PURE__ */ pluralRules('${language}');
`;
    const index = { path: `${language}/index.ts`, text: indexOf(pack, spoken, language) };
    return [{ path: `${language}/plural.ts`, text: rules }, ...own, ...(language === 'en' ? [] : [index])];
  });
}

function moduleOf(
  pack: WordPackage,
  catalogue: Catalogue,
  shared: readonly Catalogue[],
  language: string,
): string {
  const { name, folder, words } = catalogue;
  const isEnglish = language === 'en';
  const english = compilable(words.get('en') ?? new Map());
  const own = compilable(words.get(language) ?? new Map());
  const lines = [...own].flatMap(([key, word]) => {
    const original = english.get(key);
    return original === undefined ? [] : [`  ${key}: ${wordCode(word, original, language)},`];
  });
  const constant = camelCase(name);
  const spread = shared.map((other) => `  ...${camelCase(other.name)},`);
  const body = `{\n${[...spread, ...lines].join('\n')}\n}`;
  const text = lines.join('\n');
  const imports = [
    ...(/: Count\b/.test(text) ? [`import type { Count } from '${pack.plurals}';`] : []),
    ...(/\bplural\(/.test(text) ? [`import { plural } from './plural.ts';`] : []),
    ...shared.map((other) => `import { ${camelCase(other.name)} } from './${other.name}.ts';`),
  ];
  const made = `${MADE} from ${folder}/${language}.json.\n`;
  const englishType = `import type { ${constant} as english } from '../en/${name}.ts';`;
  if (isShared(catalogue)) {
    const [head, type] = isEnglish ? [imports, ''] : [[englishType, ...imports], ': typeof english'];
    return `${made}${block(head)}export const ${constant}${type} = ${body};\n`;
  }
  if (isEnglish) {
    const head = [`import { defineMessages } from '${pack.catalogueTypes}';`, ...imports];
    return `${made}${block(head)}export const ${constant} = defineMessages('${name}', ${body});\n`;
  }
  const head = [`import type { Translation } from '${pack.catalogueTypes}';`, englishType, ...imports];
  return `${made}${block(head)}export const ${constant}: Translation<typeof english> = {
  feature: '${name}',
  messages: ${body},
};
`;
}

const block = (lines: readonly string[]) => (lines.length > 0 ? `${lines.join('\n')}\n\n` : '\n');

function wordCode(word: Word, original: Word, language: string): string {
  if (typeof original === 'string') {
    return messageCode(parseMessage(String(word)), factsOf(parseMessage(original)), language);
  }
  const { other = '', ...entries } = word as Readonly<Record<string, string>>;
  return tableCode(new Map(Object.entries(entries)), parseMessage(other), language);
}

function indexOf(pack: WordPackage, catalogues: readonly Catalogue[], language: string): string {
  const own = catalogues.filter((catalogue) => !isShared(catalogue));
  const constants = own.map(({ name }) => camelCase(name));
  const imports = own.map(({ name }) => `import { ${camelCase(name)} } from './${name}.ts';`);
  const base =
    pack.base === undefined ? [] : [`import { messages as base } from '${pack.base}/${language}';`];
  const all = [...(pack.base === undefined ? [] : ['...base']), ...constants];
  return `${MADE} for ${language}.
import type { MessageOverride } from '${pack.catalogueTypes}';
${[...base, ...imports].join('\n')}

${own.map(({ name }) => `export * from './${name}.ts';`).join('\n')}

${pack.about(language)}
export const messages: readonly MessageOverride[] = [${all.join(', ')}];
`;
}
