import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A text in ICU MessageFormat, or a text for each of some names. */
export type Word = string | Readonly<Record<string, string>>;
export type Words = ReadonlyMap<string, Word>;

/** The words of one feature, in all languages. */
export interface Catalogue {
  readonly name: string;
  /** Relative to the sources of its package. */
  readonly folder: string;
  /** By language. English is among them. */
  readonly words: ReadonlyMap<string, Words>;
}

/**
 * Each folder `words` has a file for each language. The catalogue has the name of the folder above it; further ones have
 * a folder of that name in `words`. Words of `one+other` are in both catalogues. A folder whose words are all of other
 * catalogues is none itself.
 */
export function readCatalogues(sources: string): Catalogue[] {
  const folders = globSync('**/words/**/en.json', { cwd: sources })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .sort();
  const read = folders.map((folder) => ({
    name: basename(basename(folder) === 'words' ? dirname(folder) : folder),
    folder,
    words: new Map(
      globSync('*.json', { cwd: join(sources, folder) })
        .sort()
        .map((file) => [basename(file, '.json'), readWords(join(sources, folder, file))]),
    ),
  }));
  return read
    .map((catalogue) => ({ ...catalogue, words: withWordsOfOthers(catalogue, read) }))
    .filter(({ words }) => words.get('en')?.size !== 0);
}

function readWords(path: string): Words {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Word>));
  } catch (error) {
    throw new Error(`${path} is not JSON.`, { cause: error });
  }
}

const isOfOther = (key: string) => key.includes('.');

/** `"activity.action": { … }` adds to the table `action` of the catalogue `activity`, `"activity.title"` is its word. */
function withWordsOfOthers({ name, words }: Catalogue, all: readonly Catalogue[]): Catalogue['words'] {
  return new Map(
    [...words].map(([language, own]) => {
      const merged = new Map([...own].filter(([key]) => !isOfOther(key)));
      for (const other of all) {
        for (const [key, word] of other.words.get(language) ?? []) {
          const [catalogue, ownKey] = key.split('.');
          if (catalogue !== name || ownKey === undefined) continue;
          const entries = merged.get(ownKey) as object | undefined;
          merged.set(ownKey, typeof word === 'string' ? word : { ...word, ...entries });
        }
      }
      return [language, merged];
    }),
  );
}
