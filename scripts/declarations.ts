import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaceConfig = join(root, 'tsconfig.json');

/** TypeScript 7 is many times faster but has no interface for programs, so that the workspace has TypeScript 6, too. */
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/**
 * One run of the compiler makes all declarations; bundled for each entry they took minutes and gigabytes.
 * @param folder of the package
 * @param entries modules that hosts import, below the folder
 * @returns texts by path below `src`
 * @throws Error with the complaints of the compiler
 */
export function declarationsOf(folder: string, entries: readonly string[]): ReadonlyMap<string, string> {
  // Below the root, where the compiler finds the types that the configuration names.
  const workspace = mkdtempSync(join(root, 'node_modules/.declarations-'));
  try {
    const config = join(workspace, 'tsconfig.json');
    const out = join(workspace, 'out');
    writeFileSync(
      config,
      JSON.stringify({
        extends: workspaceConfig,
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          // The step 'types' checks them.
          noCheck: true,
          rootDir: root,
          outDir: out,
        },
        include: [],
        files: entries.map((path) => join(folder, path)),
      }),
    );
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
    const source = join(out, folder.slice(root.length), 'src');
    return new Map(
      globSync('**/*.d.ts', { cwd: source }).map((path) => [
        path.replaceAll('\\', '/'),
        asPacked(readFileSync(join(source, path), 'utf8')),
      ]),
    );
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

export function workspaceOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(workspaceConfig, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root).options;
}

/** Hosts get scripts with declarations, and load style sheets themselves. */
function asPacked(text: string): string {
  return text
    .replace(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replace(/((?:from|import\(|import)\s*["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2');
}
