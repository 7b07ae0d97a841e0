import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { host, specifiers } from './packed-package.ts';

/** It registers the map, and has nothing to name. */
const WITHOUT_EXPORTS = '@timemap/admin-kit/map';

const run = promisify(execFile);

async function onServer(lines: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', lines.join('\n')], {
    cwd: host,
  });
  return JSON.parse(stdout);
}

describe('what hosts import', () => {
  it('loads in Node, without a window, and exports something', async () => {
    const empty = await onServer([
      `const specifiers = ${JSON.stringify(specifiers.scripts)};`,
      `if (typeof window !== 'undefined') throw new Error('This is no server.');`,
      `const modules = await Promise.all(specifiers.map((specifier) => import(specifier)));`,
      `const empty = specifiers.filter((_, index) => Object.keys(modules[index]).length === 0);`,
      `console.log(JSON.stringify(empty));`,
    ]);
    expect(empty).toEqual([WITHOUT_EXPORTS]);
  }, 30_000);

  it('has a file behind every sheet', async () => {
    const missing = await onServer([
      `import { existsSync } from 'node:fs';`,
      `import { fileURLToPath } from 'node:url';`,
      `const sheets = ${JSON.stringify(specifiers.sheets)};`,
      `const missing = sheets.filter((sheet) => !existsSync(fileURLToPath(import.meta.resolve(sheet))));`,
      `console.log(JSON.stringify(missing));`,
    ]);
    expect(missing).toEqual([]);
  });

  it.each([
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])(
    'has types that hold by themselves, resolved as %s does',
    (_, module, moduleResolution) => {
      const file = join(host, `host-${module}.mts`);
      const imports = specifiers.scripts.map((path, index) =>
        path === WITHOUT_EXPORTS ? `import '${path}';` : `export * as entry${index} from '${path}';`,
      );
      writeFileSync(file, [...imports, ...specifiers.sheets.map((path) => `import '${path}';`)].join('\n'));
      const program = ts.createProgram([file], {
        module,
        moduleResolution,
        target: ts.ScriptTarget.ES2023,
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        noEmit: true,
        noUncheckedSideEffectImports: true,
        types: ['node'],
        typeRoots: [join(host, 'node_modules/@types')],
      });
      const ours = program.getSourceFiles().filter(({ fileName }) => /@timemap|host-/.test(fileName));
      expect(ours.length).toBeGreaterThan(specifiers.scripts.length);
      const complaints = [
        ...program.getGlobalDiagnostics(),
        ...ours.flatMap((at) => [
          ...program.getSyntacticDiagnostics(at),
          ...program.getSemanticDiagnostics(at),
        ]),
      ].map(
        ({ file: at, messageText }) =>
          `${at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
      expect(complaints).toEqual([]);
    },
    120_000,
  );
});

describe('the command', () => {
  it('finds nothing in a project without a fault, and needs no other package', async () => {
    const command = join(host, 'node_modules/@timemap/admin-kit/dist/doctor/cli.js');
    const sound = join(host, 'sound');
    mkdirSync(sound);
    writeFileSync(
      join(sound, 'main.ts'),
      `import '@timemap/admin-kit/styles.css';
export { LicenseCard } from '@timemap/admin-kit/license';
`,
    );
    const { stdout } = await run(process.execPath, [command, 'doctor', sound], { cwd: host });
    expect(stdout).toMatch(/^Nothing found\./);
    expect(readFileSync(command, 'utf8')).toMatch(/^#!/);
  });
});

describe('the stand-in server', () => {
  it('answers on its own port', async () => {
    const status = await onServer([
      `import { startMockServer } from '@timemap/admin-mock/node';`,
      `const server = await startMockServer({ port: 0 });`,
      `const { status } = await fetch(new URL('/organizations', server.url));`,
      `await server.close();`,
      `console.log(JSON.stringify(status));`,
    ]);
    expect(status).toBe(400);
  });

  it('has a command', async () => {
    const command = join(host, 'node_modules/@timemap/admin-mock/dist/cli.js');
    const { stdout } = await run(process.execPath, [command, '--help'], { cwd: host });
    expect(stdout).toContain('--port');
  });
});
