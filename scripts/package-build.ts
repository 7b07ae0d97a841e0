import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { declarationsOf } from './declarations.ts';
import { reachedModules } from './reached-modules.ts';

const keepModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\// }, ({ kind, path }) => {
      if (kind === 'entry-point') return undefined;
      if (path.endsWith('.css')) return { path: 'sheet', namespace: 'dropped', sideEffects: false };
      return { path: path.replace(/\.tsx?$/, '.js'), external: true };
    });
    onLoad({ filter: /.*/, namespace: 'dropped' }, () => ({ contents: '', loader: 'js' }));
  },
};

const withDirective = (
  folder: string,
  { text, modules }: Directive,
): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'directive',
  setup({ onLoad }) {
    const meant = new Set(modules.map((path) => join(folder, path)));
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) =>
      meant.has(path)
        ? {
            contents: `'${text}';\n${await readFile(path, 'utf8')}`,
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          }
        : undefined,
    );
  },
});

interface Directive {
  readonly text: string;
  readonly modules: readonly string[];
}

/** One script per module keeps hosts' bundles small. Node cannot load scripts that import sheets. */
export async function packageBuild(
  folder: string,
  typed: readonly string[],
  { untyped = [], directive }: { untyped?: readonly string[]; directive?: Directive } = {},
) {
  const modules = await reachedModules(folder, [...typed, ...untyped]);
  return defineConfig({
    entry: namedAfterSource(modules.filter((path) => !path.endsWith('.css'))),
    tsconfig: '../../tsconfig.json',
    format: 'esm',
    target: 'es2022',
    clean: true,
    onSuccess: () => writeDeclarations(folder, typed),
    removeNodeProtocol: false,
    esbuildPlugins: [keepModules, ...(directive === undefined ? [] : [withDirective(folder, directive)])],
  });
}

async function writeDeclarations(folder: string, typed: readonly string[]): Promise<void> {
  try {
    for (const [path, text] of declarationsOf(folder, typed)) {
      const file = join(folder, 'dist', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    // tsup prints an error thrown here and continues.
    process.exitCode = 1;
  }
}

function namedAfterSource(modules: readonly string[]): Record<string, string> {
  return Object.fromEntries(modules.map((path) => [path.replace(/^src\/|\.tsx?$/g, ''), path]));
}
