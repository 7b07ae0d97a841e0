import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';

// Newer versions run .ts files without a flag.
const OLDEST_TYPESCRIPT_NODE = [22, 18];

/** null if the lockfile's Node is missing or does not run here. */
export function workspaceNode(root) {
  const file = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(file)) return null;
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0 ? file : null;
}

export function machineNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_TYPESCRIPT_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor) ? process.execPath : null;
}

export function pathWithoutWorkspace(root) {
  const modules = resolve(root, 'node_modules') + sep;
  const folders = (process.env.PATH || '').split(delimiter);
  return folders.filter((folder) => !(resolve(folder) + sep).startsWith(modules)).join(delimiter);
}
