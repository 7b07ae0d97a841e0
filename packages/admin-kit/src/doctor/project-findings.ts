import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './facts.ts';
import { copiesOf, type InstalledPackage, installedFrom, manifestIn } from './installed-packages.ts';
import { projectSources } from './project-sources.ts';

const KIT = '@timemap/admin-kit';
const SINGLE = ['react', 'react-dom', '@tanstack/react-query', KIT];
const NO_SCREEN = /^(styles|messages|locales|prefetch|map|elements|screens\.json|tokens\.json|llms)/;

export function projectFindings(folder: string): Finding[] {
  const kit = installedFrom(folder, KIT);
  if (kit === null)
    return [
      { cause: `${KIT} is not installed in ${folder}.`, change: `npm install ${KIT} @timemap/admin-api` },
    ];
  const texts = projectSources(folder);
  return [
    ...SINGLE.flatMap((name) => twice(name, copiesOf(folder, name))),
    ...missingTypes(folder, kit),
    ...sheets(texts),
    ...map(texts, kit),
    ...timeZone(texts),
  ];
}

function twice(name: string, copies: readonly InstalledPackage[]): Finding[] {
  if (copies.length < 2) return [];
  const [newest] = copies
    .map(({ version }) => version)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const places = copies.map(({ version, folder }) => `  ${version} in ${folder}`);
  return [
    {
      cause: `${copies.length} copies of ${name} are installed:\n${places.join('\n')}`,
      change: `"overrides": { "${name}": "${newest}" } in package.json ("resolutions" for Yarn, "overrides" in pnpm-workspace.yaml for pnpm), then install again.`,
    },
  ];
}

function missingTypes(folder: string, kit: InstalledPackage): Finding[] {
  const { dependencies, devDependencies } = manifestIn(folder);
  const isTyped =
    'typescript' in { ...dependencies, ...devDependencies } || existsSync(join(folder, 'tsconfig.json'));
  const found: Finding[] = [];
  if (isTyped && installedFrom(kit.folder, '@types/react') === null)
    found.push({
      cause: `@types/react cannot be found from ${KIT}, so TypeScript takes every prop of a screen.`,
      change: installedFrom(folder, '@types/react')
        ? '"@types/react" beside "@timemap/admin-kit" in the same package.json, then install again.'
        : 'npm install --save-dev @types/react',
    });
  return found;
}

function importsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/@timemap\/admin-kit\/([\w./-]+)/g)].map(([, path = '']) => path),
  );
}

function sheets(texts: readonly string[]): Finding[] {
  const paths = [...new Set(importsIn(texts))];
  const names = paths.filter(
    (path) => /^styles[./]/.test(path) && !/^styles\/(layers|tokens)\.css$/.test(path),
  );
  const usesScreens = paths.some((path) => !NO_SCREEN.test(path));
  if (names.length === 0 && usesScreens)
    return [
      {
        cause: 'No file imports a style sheet of the screens.',
        change: `import '${KIT}/styles.css'; in the file of your provider.`,
      },
    ];
  const isLayered = (name: string) => name.endsWith('.layered.css');
  const isMixed = names.some(isLayered) && !names.every(isLayered);
  const isRepeated = names.length > 1 && names.some((name) => /^styles\.(layered\.)?css$/.test(name));
  if (!isMixed && !isRepeated) return [];
  const written = names.map((name) => `'${KIT}/${name}'`).join(', ');
  return [
    {
      cause: isMixed
        ? `Sheets in cascade layers and outside of them are imported, and the latter override: ${written}.`
        : `styles.css has the sheets of all screens, and single ones are imported too: ${written}.`,
      change: `import '${KIT}/styles${names.every(isLayered) ? '.layered' : ''}.css'; alone.`,
    },
  ];
}

function map(texts: readonly string[], kit: InstalledPackage): Finding[] {
  const missing = ['leaflet', 'react-leaflet'].filter((name) => installedFrom(kit.folder, name) === null);
  if (!importsIn(texts).includes('map') || missing.length === 0) return [];
  return [
    {
      cause: `${KIT}/map is imported without ${missing.join(' and ')}.`,
      change: `npm install ${missing.join(' ')}`,
    },
  ];
}

function timeZone(texts: readonly string[]): Finding[] {
  const isPrefetched = texts.some((text) => text.includes('<PrefetchedScreens'));
  if (!isPrefetched || texts.some((text) => /\btimeZone\b/.test(text))) return [];
  return [
    {
      cause:
        'Screens are prefetched without a timeZone, so a server in another zone than the browser writes other times.',
      change: '<AdminKitProvider timeZone="Europe/Berlin">, the same on the server and in the browser.',
    },
  ];
}
