import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaceConfig = join(root, 'tsconfig.json');

/** TypeScript 7 is much faster but has no programming interface, so both versions are installed. */
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/** One compiler run serves all entries, because bundling each one takes minutes and gigabytes. */
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

/** Hosts load style sheets themselves. */
function asPacked(text: string): string {
  return text
    .replace(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replace(/((?:from|import\(|import)\s*["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2');
}
