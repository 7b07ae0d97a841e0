import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, repositoryFiles, textOf } from './repository.ts';

const isTranslation = (path: string) => /^packages\/admin-kit\/src\/locales\/[^/]+\//.test(path);
const isTestCode = (path: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(path);
const sources = repositoryFiles(/^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/);

const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/admin-api': [],
  'packages/admin-mock': ['@timemap/admin-api'],
  'packages/admin-kit': ['@timemap/admin-api'],
  'apps/console': ['@timemap/admin-api', '@timemap/admin-kit'],
  'apps/embed-host': ['@timemap/admin-api', '@timemap/admin-kit'],
};

const unpackedByHand: Readonly<Record<string, string>> = {
  'packages/admin-kit/src/screens/org-users/org-users-table.tsx':
    'silence is specified, so it has no message',
  'packages/admin-kit/src/screens/project-create/pin-panel.tsx':
    'its sentence has the reason in it, and the pins stay editable',
  'packages/admin-kit/src/screens/user-detail/subscription-line.tsx':
    'an address that is asked for by a press and has its own states',
};

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
const resolved = (from: string, specifier: string) => normalize(join(dirname(from), specifier));

function violations(check: (path: string, specifier: string) => boolean, paths = sources): string[] {
  return paths.flatMap((path) =>
    importsOf(path)
      .filter((specifier) => check(path, specifier))
      .map((specifier) => `${path} imports ${specifier}`),
  );
}

/** What Biome's `noRestrictedImports` cannot say, because it depends on both files. */
describe('who may import whom', () => {
  it('keeps the arrows between the packages', () => {
    const wrong = violations((path, specifier) => {
      if (isTestCode(path)) return false;
      const workspace = specifier.match(/^@timemap\/[^/]+/)?.[0];
      if (workspace !== undefined) return !(mayImport[packageOf(path)] ?? []).includes(workspace);
      return specifier.startsWith('.') && packageOf(resolved(path, specifier)) !== packageOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('lets a feature import another only through its entries', () => {
    const featureOf = (path: string) => path.match(/^packages\/admin-kit\/src\/screens\/([^/]+)\//)?.[1];
    // `@timemap/admin-kit/map` is an entry of its own. An index brings the later scripts of its screen along,
    // so `without-screen.ts` has what other features use without the screen.
    const isEntryOf = (feature: string, target: string) =>
      new RegExp(`/${feature}/((map/)?index|without-screen)\\.ts$`).test(target);
    const wrong = violations((path, specifier) => {
      if (!specifier.startsWith('.')) return false;
      const target = resolved(path, specifier);
      if (isTestCode(path) && target.endsWith('.stories.tsx')) return false;
      if (isTranslation(path)) return false;
      // A server loads what a screen reads first without its view, so calls may be made of another feature's calls.
      if (path.endsWith('/api.ts') && /\/(api|[a-z]+-actions)\.ts$/.test(target)) return false;
      // The index of a feature would bring its lazy parts along to the dialog that shows its form.
      if (path.endsWith('-dialog.tsx') && /-(form\.ts|fields\.tsx)$/.test(target)) return false;
      // The registries have the element and the first queries of each feature.
      if (path.endsWith('.gen.ts') && /\/(element\.tsx|api\.ts)$/.test(target)) return false;
      const feature = featureOf(target);
      if (feature === undefined || feature === featureOf(path) || isEntryOf(feature, target)) return false;
      // With `import()` of an index, a bundler keeps all that the index exports.
      const isLater = textOf(path).includes(`import('${specifier}')`);
      const index = `packages/admin-kit/src/screens/${feature}/index.ts`;
      return !(isLater && textOf(index).includes(`from './${basename(target)}'`));
    });
    expect(wrong).toEqual([]);
  });

  it('lets a translation know the catalogues only by type, so that it loads no screen', () => {
    const valueImport = /^import (?!type\b)[^;]*?'(?:\.\.\/)+(?:screens|ui|provider)\//m;
    expect(sources.filter((path) => isTranslation(path) && valueImport.test(textOf(path)))).toEqual([]);
  });

  it('uses of a ui part only what its index makes public', () => {
    const isUi = (path: string) => path.startsWith('packages/admin-kit/src/ui/');
    const wrong = violations((path, specifier) => {
      if (!path.startsWith('packages/admin-kit/src/')) return false;
      if (isUi(path) || isTestCode(path) || isTranslation(path)) return false;
      const target = specifier.startsWith('.') ? resolved(path, specifier) : '';
      if (!isUi(target) || target.endsWith('.css')) return false;
      const index = join(dirname(target), 'index.ts');
      // An index would merge lazy code with the first load.
      return !importsOf(index).includes(`./${basename(target)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets a ui part know the data only by type, so that it needs no query client', () => {
    const valueImport = /^import (?!type\b)[^;]*?'(?:\.\.\/)+data\/[^']+'/m;
    const wrong = repositoryFiles(/^packages\/admin-kit\/src\/ui\/.*\.tsx?$/).filter(
      (path) => !isTestCode(path) && valueImport.test(textOf(path)),
    );
    expect(wrong).toEqual([]);
  });

  it('shows a load only through the shared parts', () => {
    const unpacking = /\b(refreshError|isRetrying|FailedState)\b/;
    const views = repositoryFiles(/^packages\/admin-kit\/src\/(screens|elements)\/.*\.tsx$/).filter(
      (path) => !isTestCode(path) && !/^use-/.test(basename(path)),
    );
    const unpacked = views.filter((path) => unpacking.test(textOf(path)));
    expect(unpacked.filter((path) => !(path in unpackedByHand))).toEqual([]);
    expect(views.filter((path) => path in unpackedByHand && !unpacked.includes(path))).toEqual([]);
  });

  it('has a module that imports each sheet', () => {
    const sheets = repositoryFiles(/^packages\/admin-kit\/src\/(ui|screens)\/.*\.css$/);
    const importers = new Map<string, string[]>();
    for (const path of sources) {
      for (const specifier of importsOf(path).filter((name) => name.endsWith('.css'))) {
        const sheet = resolved(path, specifier);
        importers.set(sheet, [...(importers.get(sheet) ?? []), path]);
      }
    }
    expect(sheets.filter((sheet) => !importers.has(sheet))).toEqual([]);
  });
});
