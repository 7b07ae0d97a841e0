import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly textFile: string | null;
  readonly repository: string | null;
  readonly usedBy: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly repository?: string | { readonly url: string };
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Includes peers, because the package of the elements contains them. */
export function productionDependencies(owners: readonly string[]): Dependency[] {
  const found = new Map<string, Dependency & { usedBy: string[] }>();
  for (const owner of owners) {
    const ownerName = manifestIn(owner).name;
    for (const folder of reachedFolders(owner)) {
      const known = found.get(folder);
      if (known) known.usedBy.push(ownerName);
      else found.set(folder, { ...describedPackage(folder), usedBy: [ownerName] });
    }
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function reachedFolders(owner: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [realpathSync(owner)];
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestIn(owner);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = manifestIn(folder);
    const needed = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
    for (const name of new Set([...needed, ...peers.splice(0)])) {
      const installed = installedFolder(folder, name);
      if (installed === null) {
        if (name in optionalDependencies) continue;
        throw new Error(`${name} is not installed, but ${folder} needs it.`);
      }
      if (seen.has(installed)) continue;
      // Our own packages have our license; their dependencies have others.
      if (!name.startsWith('@timemap/')) seen.add(installed);
      waiting.push(installed);
    }
  }
  return seen;
}

function installedFolder(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return null;
  }
}

export function describedPackage(folder: string): Omit<Dependency, 'usedBy'> {
  const { name, version, license, repository, homepage } = manifestIn(folder);
  return {
    name,
    version,
    license: typeof license === 'object' ? license.type : (license ?? 'not stated'),
    textFile: readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file)) ?? null,
    repository: addressOf(typeof repository === 'object' ? repository.url : repository) ?? homepage ?? null,
  };
}

function addressOf(repository: string | undefined): string | null {
  if (repository === undefined) return null;
  const path = repository.match(/github(?:\.com[/:]|:)([^/]+\/[^/#]+?)(\.git)?(#|$)/)?.[1];
  if (path !== undefined) return `https://github.com/${path}`;
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return `https://github.com/${repository}`;
  return repository.startsWith('http') ? repository : null;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
