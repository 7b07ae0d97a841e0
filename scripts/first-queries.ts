import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const GLOB = 'packages/admin-kit/src/screens/*/api.ts';

/** What each screen reads first, by its name: `couponsTableFirstQueries` of an `api.ts` is that of `CouponsTable`. */
export async function firstQueriesModule(root: string, head: string): Promise<string> {
  const paths = globSync(GLOB, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const found = await Promise.all(
    paths.sort().map(async (path) => ({
      module: path.replace('packages/admin-kit/src/', '../'),
      names: [
        ...(await readFile(join(root, path), 'utf8')).matchAll(/^export const (\w+)FirstQueries\b/gm),
      ].map(([, name = '']) => name),
    })),
  );
  const imports = found.flatMap(({ module, names }) =>
    names.map((name) => `import { ${name}FirstQueries } from '${module}';`),
  );
  const entries = found
    .flatMap(({ names }) => names)
    .map((name) => `  ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${name}FirstQueries,`)
    .sort();
  return `${head}
${imports.join('\n')}

export const firstQueries = {
${entries.join('\n')}
};
`;
}
