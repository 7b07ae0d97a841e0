import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, readCatalogues } from './catalogues.ts';
import { MADE, modulesOf, type WordPackage } from './modules.ts';
import { problemsOf } from './problems.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

export const wordPackages = (root = workspace): readonly WordPackage[] => [
  {
    sources: join(root, 'packages/admin-kit/src'),
    plurals: '../../messages/plural.ts',
    catalogueTypes: '../../messages/define-messages.ts',
    about: (language) => `/**
 * All words of the kit in ${nameOf(language)}.
 * @example
 * <AdminKitProvider messages={messages} locale="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>
 */`,
  },
  {
    sources: join(root, 'apps/console/src'),
    plurals: '@timemap/admin-kit',
    catalogueTypes: '@timemap/admin-kit',
    base: '@timemap/admin-kit/locales',
    about: () => '/** All words of the console and of the kit. */',
  },
];

/** Every language of any catalogue, English aside. */
function languagesOf(catalogues: readonly Catalogue[]): string[] {
  const languages = new Set(catalogues.flatMap(({ words }) => [...words.keys()]));
  languages.delete('en');
  return [...languages].sort();
}

/** Returns what is wrong with the words. */
export async function writeWords(root = workspace): Promise<string[]> {
  const problems = await Promise.all(
    wordPackages(root).map(async (pack) => {
      const catalogues = readCatalogues(pack.sources);
      const languages = languagesOf(catalogues);
      const modules = catalogues.length === 0 ? [] : modulesOf(pack, catalogues, languages);
      const folder = join(pack.sources, 'locales');
      await Promise.all(modules.map(({ path, text }) => writeIfNew(join(folder, path), text)));
      await removeOthers(folder, new Set(modules.map(({ path }) => path)));
      return problemsOf(catalogues, languages);
    }),
  );
  return problems.flat();
}

/** A file that stays the same keeps its time, so that servers do not load it again. */
async function writeIfNew(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const path of globSync('*/*.ts', { cwd: folder })) {
    if (kept.has(path.replaceAll('\\', '/'))) continue;
    const text = await readFile(join(folder, path), 'utf8');
    if (text.startsWith(MADE)) await rm(join(folder, path));
  }
}
