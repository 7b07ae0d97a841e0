import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  /** The real folder: package managers link. */
  readonly folder: string;
  readonly version: string;
}

export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function manifestIn(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** As Node finds it, without regard to `exports`. */
export function installedFrom(folder: string, name: string): InstalledPackage | null {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) {
      const real = realpathSync(candidate);
      return { folder: real, version: manifestIn(real).version ?? '?' };
    }
    if (at === dirname(at)) return null;
  }
}

/** What the packages of a page get when they ask for `name`, each copy once. Tools of the developer may have their own. */
export function copiesOf(folder: string, name: string): InstalledPackage[] {
  const root = realpathSync(folder);
  const copies = new Map<string, InstalledPackage>();
  const seen = new Set<string>();
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const { dependencies, devDependencies = {}, peerDependencies } = manifestIn(at);
    const needed = Object.keys({ ...dependencies, ...peerDependencies });
    if (at === root)
      needed.push(
        ...Object.keys(devDependencies).filter((own) => own === name || own.startsWith('@timemap/')),
      );
    for (const dependency of needed) {
      const found = installedFrom(at, dependency);
      if (found === null) continue;
      if (dependency === name) copies.set(found.folder, found);
      waiting.push(found.folder);
    }
  }
  return [...copies.values()];
}
