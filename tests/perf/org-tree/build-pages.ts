import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface BuiltPage {
  readonly script: string;
  readonly style: string;
}

/** Builds a page as a host would ship it: production React, minified. */
export async function buildPage(entry: string): Promise<BuiltPage> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    outdir: 'memory',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
