import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/**
 * The sheets that the given modules reach, lazy parts included, in the order in which the modules run: the sheet of a
 * part comes before the sheet of what is made of it.
 * @param kit folder of the package
 * @param modules paths below it
 * @returns paths below it
 */
export async function reachedSheets(kit: string, modules: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: modules.map((path, index) => `export * as entry${index} from './${path}';`).join('\n'),
      resolveDir: kit,
      loader: 'ts',
      sourcefile: 'entries.ts',
    },
    absWorkingDir: kit,
    outdir: join(kit, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const kept = new Set(
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('.css'))
      .flatMap(([, { inputs }]) => Object.keys(inputs)),
  );
  return inRunningOrder(metafile, 'entries.ts').filter((path) => kept.has(path));
}

function inRunningOrder({ inputs }: Metafile, entry: string): string[] {
  const ordered: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const next of inputs[path]?.imports ?? []) if (!next.external) visit(next.path);
    ordered.push(path);
  };
  visit(entry);
  return ordered;
}
