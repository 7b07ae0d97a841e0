import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('node_modules', '.timemap-install');

export function isInstalled(root) {
  const stamp = read(join(root, STAMP));
  return (
    stamp !== '' &&
    stamp === stateOf(root) &&
    packageFolders(root).every((folder) => hasItsModules(root, folder))
  );
}

export function rememberInstall(root) {
  writeFileSync(join(root, STAMP), stateOf(root));
}

function stateOf(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const wanted = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFolders(root).map(manifestOf)];
  // pnpm writes it last, so it reveals a later install by hand.
  const present = [join('node_modules', '.pnpm', 'lock.yaml')];
  for (const file of [...wanted, ...present]) hash.update(`\0${file}\0${read(join(root, file))}`);
  return hash.digest('hex');
}

function hasItsModules(root, folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(root, manifestOf(folder))));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.every((name) => existsSync(join(root, folder, 'node_modules', name)));
}

function packageFolders(root) {
  const folders = ['packages', 'apps'].flatMap((group) =>
    list(join(root, group)).map((name) => join(group, name)),
  );
  return ['.', ...folders.filter((folder) => existsSync(join(root, manifestOf(folder))))];
}

function manifestOf(folder) {
  return join(folder, 'package.json');
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
