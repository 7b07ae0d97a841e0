// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root, textOf } from '../conformance/repository.ts';

interface CodeBlock {
  readonly page: string;
  readonly line: number;
  readonly path: string;
  readonly code: string;
}

/** `tsx ignore` marks a file that needs another file of the page. */
function codeBlocks(page: string): CodeBlock[] {
  const text = textOf(page);
  return [...text.matchAll(/^```(tsx?|js)\n([\s\S]*?)^```$/gm)].map((match, number) => {
    const [, language, code = ''] = match;
    return {
      page,
      line: text.slice(0, match.index).split('\n').length + 1,
      path: join(root, `block-${number}-of-${page.replaceAll(/[^a-z0-9]+/gi, '-')}.${language}`),
      code,
    };
  });
}

const inTypeScript: ts.CompilerOptions = { noUnusedLocals: false, noUnusedParameters: false };

/** Browser scripts cannot assert non-null values. */
const inJavaScript: ts.CompilerOptions = {
  ...inTypeScript,
  allowJs: true,
  checkJs: true,
  strict: false,
  paths: { '/admin-elements/*.js': [join(root, 'packages/admin-kit/src/elements/standalone.ts')] },
};

function compile(blocks: readonly CodeBlock[], more: ts.CompilerOptions): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const compilerOptions = { ...options, ...more };
  const host = ts.createCompilerHost(compilerOptions);
  const byPath = new Map(blocks.map((block) => [block.path, block]));
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => byPath.has(path) || fileExists(path);
  host.getSourceFile = (path, language, ...rest) => {
    const block = byPath.get(path);
    return block === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, block.code, language);
  };
  const program = ts.createProgram([...byPath.keys()], compilerOptions, host);
  return [...byPath.values()].flatMap(({ page, line, path }) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) =>
        `${page}:${line + (source?.getLineAndCharacterOfPosition(start).line ?? 0)} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('the code in the manual', () => {
  it('compiles, block by block, as a reader would paste it', { timeout: 120_000 }, () => {
    const blocks = repositoryFiles(/^(README\.md|docs\/.*\.mdx?|packages\/[^/]+\/README\.md)$/).flatMap(
      codeBlocks,
    );
    const isScript = ({ path }: CodeBlock) => path.endsWith('.js');
    const scripts = blocks.filter(isScript);
    expect(scripts).not.toEqual([]);
    expect(compile(scripts, inJavaScript)).toEqual([]);
    const typed = blocks.filter((block) => !isScript(block));
    expect(typed).not.toEqual([]);
    expect(compile(typed, inTypeScript)).toEqual([]);
  });
});

describe('the files that a page of the manual names', () => {
  it('are in the repository', () => {
    const pages = repositoryFiles(/^docs\/manual\/.*\.mdx$/);
    const named = pages.flatMap((page) =>
      [...textOf(page).matchAll(/`((?:tests|packages|scripts|apps)\/[\w./-]+\.(?:tsx?|json|yaml))`/g)].map(
        ([, path = '']) => ({ page, path }),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });
});
