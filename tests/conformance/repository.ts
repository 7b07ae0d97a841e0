import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '../..');

export function repositoryFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  });
  return [...new Set(listed.toString().split('\0'))]
    .filter((path) => path !== '' && pattern.test(path))
    .sort();
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

export function importsOf(path: string): string[] {
  const text = textOf(path);
  const found = text.matchAll(
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

const isMethod = (name: string) => ['get', 'post', 'put', 'delete'].includes(name);

export function madeCalls(): string[] {
  const { paths } = parse(textOf('packages/admin-api/openapi.yaml')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const code = repositoryFiles(
    /^(packages\/admin-kit|apps\/console)\/src\/(?!.*(\.test\.|\.stories\.|\/testing\/)).*\.tsx?$/,
  )
    .map(textOf)
    .join('\n');
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter(isMethod)
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((operation) => code.includes(`'${operation}'`));
}
