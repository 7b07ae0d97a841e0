import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryFiles, textOf } from '../conformance/repository.ts';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const built = ['esbuild', 'msw', 'node'];

describe('the dependencies', () => {
  it('come with a checksum from the registry, never from an address or a repository', () => {
    const { packages } = parse(textOf('pnpm-lock.yaml')) as Lockfile;
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const odd = Object.entries(packages).filter(([name, { resolution }]) => {
      // Each machine has its own file of Node.
      if (/^node@runtime:/.test(name)) return false;
      return !/^sha512-/.test(resolution.integrity ?? '') || Object.keys(resolution).length > 1;
    });
    expect(odd).toEqual([]);
  });

  it('are asked for in one exact version', () => {
    // Hosts share dependencies by ranges. The lockfile pins the version here.
    const manifests = repositoryFiles(/^(package|(packages|apps)\/[^/]+\/package)\.json$/);
    const loose = manifests.flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(textOf(path)) as Manifest;
      const isPublished = path.startsWith('packages/');
      return Object.entries({ ...(isPublished ? {} : dependencies), ...devDependencies })
        .filter(([, version]) => !/^((npm:typescript@)?\d+\.\d+\.\d+|workspace:\*)$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  it('run no script when they are installed, but for those that must be built', () => {
    const workspace = parse(textOf('pnpm-workspace.yaml')) as { allowBuilds?: Record<string, boolean> };
    const allowed = Object.entries(workspace.allowBuilds ?? {}).filter(([, isAllowed]) => isAllowed);
    expect(allowed.map(([name]) => name).sort()).toEqual(built);
    expect(workspace).not.toHaveProperty('dangerouslyAllowAllBuilds');
  });
});
