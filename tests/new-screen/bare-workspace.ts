import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles, root } from '../conformance/repository.ts';

const LEFT_OUT = [
  /^packages\/admin-kit\/src\/screens\//,
  /^apps\/[^/]+\/src\//,
  /^(packages|apps|scripts)\/.*\.(test|stories)\.tsx?$/,
  /^tests\/(?!conformance\/)[^/]+\//,
  /\.md$/,
];

export function bareWorkspace(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'timemap-bare-')));
  const files = repositoryFiles(/./).filter(
    (path) => !LEFT_OUT.some((pattern) => pattern.test(path)) && existsSync(join(root, path)),
  );
  for (const path of files) cpSync(join(root, path), join(copy, path));
  // The map belongs to a screen.
  const stage = join(copy, '.storybook/stage.tsx');
  writeFileSync(stage, readFileSync(stage, 'utf8').replace("import '@timemap/admin-kit/map';\n", ''));
  for (const manifest of files.filter((path) => /(^|\/)package\.json$/.test(path))) {
    linkInstalled(copy, dirname(manifest));
  }
  // The checks list files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

function linkInstalled(copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed)) {
    const names = name.startsWith('@')
      ? readdirSync(join(installed, name)).map((part) => `${name}/${part}`)
      : [name];
    for (const module of names) {
      const own = module.startsWith('@timemap/')
        ? join(copy, 'packages', module.slice('@timemap/'.length))
        : null;
      const path = join(copy, folder, 'node_modules', module);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(own ?? realpathSync(join(installed, module)), path, 'junction');
    }
  }
}
