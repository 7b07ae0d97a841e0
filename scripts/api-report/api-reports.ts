import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf } from '../declarations.ts';
import {
  kitElements,
  kitLocales,
  kitMap,
  kitMessages,
  kitOffline,
  kitParts,
  kitPrefetch,
  kitScreens,
} from '../kit-entries.ts';
import { attributeReport } from './attribute-report.ts';
import { type DeclaredOrigin, declarationIndex } from './declaration-index.ts';
import { entryReport, keyOf } from './entry-report.ts';
import { tokenReport } from './token-report.ts';

const DESCRIBED_BY_OPENAPI = 'schema.gen.d.ts';

interface PublishedEntry {
  readonly specifier: string;
  readonly module: string;
}

export function apiReports(root: string): Map<string, string> {
  const reports = new Map<string, string>();
  for (const [name, entries] of Object.entries(publishedEntries(root))) {
    const folder = join(root, 'packages', name);
    const declarations = declarationsOf(
      folder,
      entries.map(({ module }) => module),
    );
    const index = declarationIndex(declarations);
    const pathOf = (module: string) => module.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');
    const exported = entries.flatMap(({ module }) => [...index.exportsOf(pathOf(module)).values()]);
    const known = new Set(exported.filter((origin) => 'path' in origin).map(keyOf));
    const hasOwnReport = (origin: DeclaredOrigin) =>
      known.has(keyOf(origin)) || origin.path === DESCRIBED_BY_OPENAPI;
    for (const { specifier, module } of entries) {
      const file = `${specifier.replace('@timemap/', '').replaceAll('/', '.')}.api.md`;
      reports.set(file, entryReport(specifier, pathOf(module), index, hasOwnReport));
    }
  }
  const kit = join(root, 'packages/admin-kit');
  reports.set('admin-kit.tokens.md', tokenReport(readFileSync(join(kit, 'src/styles/tokens.css'), 'utf8')));
  reports.set('admin-kit.attributes.md', attributeReport(kit));
  return reports;
}

function publishedEntries(root: string): Record<string, PublishedEntry[]> {
  const kit = join(root, 'packages/admin-kit');
  return {
    'admin-api': [{ specifier: '@timemap/admin-api', module: 'src/index.ts' }],
    'admin-mock': [
      { specifier: '@timemap/admin-mock', module: 'src/index.ts' },
      { specifier: '@timemap/admin-mock/msw', module: 'src/msw.ts' },
      { specifier: '@timemap/admin-mock/node', module: 'src/node-server.ts' },
      { specifier: '@timemap/admin-mock/scenarios', module: 'src/scenarios.ts' },
    ],
    'admin-kit': [
      { specifier: '@timemap/admin-kit', module: 'src/index.ts' },
      { specifier: '@timemap/admin-kit/elements', module: kitElements.module },
      { specifier: '@timemap/admin-kit/map', module: kitMap.module },
      { specifier: '@timemap/admin-kit/offline', module: kitOffline.module },
      { specifier: '@timemap/admin-kit/prefetch', module: kitPrefetch.module },
      { specifier: '@timemap/admin-elements', module: 'src/elements/standalone.ts' },
      ...kitScreens(kit).map(({ name, module }) => ({ specifier: `@timemap/admin-kit/${name}`, module })),
      // All languages translate the same catalogues.
      ...kitLocales(kit)
        .slice(0, 1)
        .map(({ module }) => ({ specifier: '@timemap/admin-kit/locales', module })),
      ...kitMessages(kit).map(({ name, module }) => ({
        specifier: `@timemap/admin-kit/messages/${name}`,
        module,
      })),
      ...kitParts(kit).map(({ name, module }) => ({ specifier: `@timemap/admin-kit/ui/${name}`, module })),
    ],
  };
}
