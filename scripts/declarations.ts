import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One program makes all declarations; bundled for each entry they took minutes and gigabytes.
 * @param folder of the package
 * @param entries modules that hosts import, below the folder
 * @returns texts by path below `src`
 * @throws Error with the complaints of the compiler
 */
export function declarationsOf(folder: string, entries: readonly string[]): ReadonlyMap<string, string> {
  const program = ts.createProgram(
    entries.map((path) => join(folder, path)),
    {
      ...workspaceOptions(),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
  );
  const source = join(folder, 'src');
  const own = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => fileName.startsWith(`${source}/`) && !isDeclarationFile);
  const complaints = own.flatMap((file) => program.getDeclarationDiagnostics(file));
  if (complaints.length > 0) throw new Error(sentencesOf(complaints));

  const written = new Map<string, string>();
  for (const file of own) {
    const path = relative(source, file.fileName)
      .replaceAll('\\', '/')
      .replace(/\.tsx?$/, '.d.ts');
    program.emit(file, (_, text) => written.set(path, asPacked(text)), undefined, true);
  }
  return written;
}

export function workspaceOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root).options;
}

/** Hosts get scripts with declarations, and load style sheets themselves. */
function asPacked(text: string): string {
  return text
    .replace(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replace(/((?:from|import\(|import)\s*["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2');
}

function sentencesOf(complaints: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(complaints, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}
