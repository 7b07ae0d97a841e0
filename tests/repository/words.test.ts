import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Catalogue, readCatalogues } from '../../scripts/words/catalogues.ts';
import { repositoryFiles, root, textOf } from '../conformance/repository.ts';

/** Patterns of keys that are put together: `noneHint_${filter}`. */
function madeKeys(code: string): RegExp[] {
  return [...code.matchAll(/`(\w*)\$\{[^}`]*\}(\w*)`/g)]
    .filter(([, before = '', after = '']) => before.length + after.length > 1)
    .map(([, before = '', after = '']) => new RegExp(`^${before}\\w+${after}$`));
}

const deadKeys = (code: string) => {
  const made = madeKeys(code);
  const names = new Set(code.match(/\w+/g));
  return ({ name, folder, words }: Catalogue) => {
    if (!name.includes('+') && !code.includes(`/locales/en/${name}.ts'`)) return [folder];
    return [...(words.get('en')?.keys() ?? [])]
      .filter((key) => !names.has(key) && !made.some((pattern) => pattern.test(key)))
      .map((key) => `${folder}: ${key}`);
  };
};

it('every word is said somewhere', () => {
  const code = repositoryFiles(/^(packages\/admin-kit|apps\/console)\/src\/.*\.tsx?$/)
    .filter((path) => !/\.(test|stories|fixture)\.|\/testing\//.test(path))
    .map(textOf)
    .join('\n');
  const dead = ['packages/admin-kit/src', 'apps/console/src'].flatMap((sources) =>
    readCatalogues(join(root, sources)).flatMap(deadKeys(code)),
  );
  expect(dead).toEqual([]);
});
