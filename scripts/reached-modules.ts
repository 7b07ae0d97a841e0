import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** Without type imports. Modules are in running order, so that a sheet precedes those that build on it. */
export async function reachedModules(
  folder: string,
  modules: readonly string[],
  { includesUnused = false } = {},
): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: modules.map((path, index) => `export * as entry${index} from './${path}';`).join('\n'),
      resolveDir: folder,
      loader: 'ts',
      sourcefile: 'entries.ts',
    },
    absWorkingDir: folder,
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    plugins: [
      {
        name: 'own-files-only',
        setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, () => ({ external: true })),
      },
    ],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const ordered = inRunningOrder(metafile, 'entries.ts');
  if (includesUnused) return ordered;
  const kept = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  return ordered.filter((path) => kept.has(path));
}

function inRunningOrder({ inputs }: Metafile, entry: string): string[] {
  const ordered: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const next of inputs[path]?.imports ?? []) if (!next.external) visit(next.path);
    if (path !== entry) ordered.push(path);
  };
  visit(entry);
  return ordered;
}
