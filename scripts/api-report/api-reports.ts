import { join } from 'node:path';
import { declarationsOf } from '../declarations.ts';
import { kitElements, kitParts, kitScreens } from '../kit-entries.ts';
import { entryReport } from './entry-report.ts';

interface PublishedEntry {
  /** As a host imports it. */
  readonly specifier: string;
  /** Its module, below the package's folder. */
  readonly module: string;
}

/** Every report by the name of its file. @param root of the workspace */
export function apiReports(root: string): Map<string, string> {
  const reports = new Map<string, string>();
  for (const [name, entries] of Object.entries(publishedEntries(root))) {
    const folder = join(root, 'packages', name);
    const declarations = declarationsOf(
      folder,
      entries.map(({ module }) => module),
    );
    for (const { specifier, module } of entries) {
      const file = `${specifier.replace('@timemap/', '').replaceAll('/', '.')}.api.md`;
      const path = module.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');
      reports.set(file, entryReport(specifier, path, declarations));
    }
  }
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
      ...kitScreens(kit).map(({ name, module }) => ({ specifier: `@timemap/admin-kit/${name}`, module })),
      ...kitParts(kit).map(({ name, module }) => ({ specifier: `@timemap/admin-kit/ui/${name}`, module })),
    ],
  };
}
