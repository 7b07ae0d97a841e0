import { globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeScreen } from '../../scripts/new-screen/write-screen.ts';
import { runChild } from '../../scripts/run-child.mjs';
import { bareWorkspace } from './bare-workspace.ts';

const FEATURE = 'sample-batches';
const FOLDER = `packages/admin-kit/src/screens/${FEATURE}`;

let workspace = '';

beforeAll(async () => {
  workspace = bareWorkspace();
  await writeScreen(workspace, FEATURE, 'SampleBatchList');
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

async function complaintsOf(packageName: string, bin: string, parts: readonly string[]): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  const { code, output } = await runChild(process.execPath, [join(folder, bin), ...parts], {
    folder: workspace,
    environment: { NO_COLOR: '1' },
    isOutputKept: true,
  });
  return code === 0 ? '' : output;
}

describe('a screen fresh from the generator', () => {
  it('compiles', () => {
    const { config } = ts.readConfigFile(join(workspace, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, include: [], files: [] },
      ts.sys,
      workspace,
    );
    const program = ts.createProgram(
      // The set-up declares the matchers.
      ['tests/dom-setup.ts', ...globSync(`${FOLDER}/*.{ts,tsx}`, { cwd: workspace })].map((path) =>
        join(workspace, path),
      ),
      options,
    );
    const written = program.getSourceFiles().filter(({ fileName }) => fileName.includes(FOLDER));
    expect(written.length).toBeGreaterThan(8);
    const complaints = written
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(complaints).toEqual([]);
  });

  it('is formatted and linted', async () => {
    expect(await complaintsOf('@biomejs/biome', 'bin/biome', ['check', FOLDER])).toBe('');
  });

  it('passes its own tests', async () => {
    expect(await complaintsOf('vitest', 'vitest.mjs', ['run', '--project', 'unit', FOLDER])).toBe('');
  });

  it('passes every check that all screens must pass', async () => {
    expect(await complaintsOf('vitest', 'vitest.mjs', ['run', '--project', 'conformance'])).toBe('');
  });
});
