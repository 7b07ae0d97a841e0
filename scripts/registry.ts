/** Writes the sources of the screens as a shadcn registry: `npm run tool -- registry --out <folder>` */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kitMap, kitScreens } from './kit-entries.ts';
import { reachedModules } from './reached-modules.ts';
import { runProgram } from './run-program.ts';

const kit = fileURLToPath(new URL('../packages/admin-kit', import.meta.url));

const SHARED = 'kit';
const NAMESPACE = '@timemap';
const TARGET = 'components/admin-kit';

const OWN_IMPORT = /(?<=(?:\bfrom|\bimport)\s*\(?\s*')(\.[^']+)(?=')/g;
const FOREIGN_IMPORT = /(?:^(?:import|export|\}).*?from |^import |\bimport\()'((?:@[^/']+\/)?[^./'][^/']*)/gm;

interface RegistryFile {
  readonly path: string;
  readonly type: 'registry:file';
  readonly target: string;
  readonly content: string;
}

/** Apps may not resolve extensions in imports. */
async function registryFile(path: string, isForClient: boolean): Promise<RegistryFile> {
  const text = await readFile(join(kit, path), 'utf8');
  const content = text.replace(OWN_IMPORT, (specifier) => specifier.replace(/\.tsx?$/, ''));
  return {
    path,
    type: 'registry:file',
    target: posix.join(TARGET, posix.relative('src', path)),
    content: isForClient ? `'use client';\n\n${content}` : content,
  };
}

async function sourcesFrom(entries: readonly string[]): Promise<string[]> {
  const found = new Set(entries);
  for (const path of found) {
    if (path.endsWith('.css')) continue;
    for (const [specifier] of (await readFile(join(kit, path), 'utf8')).matchAll(OWN_IMPORT))
      found.add(posix.join(posix.dirname(path), specifier));
  }
  return [...found].sort();
}

function packagesOf(files: readonly RegistryFile[], ranges: Readonly<Record<string, string>>): string[] {
  const names = files.flatMap(({ content }) =>
    [...content.matchAll(FOREIGN_IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)]
    .filter((name) => name !== 'react' && name !== 'react-dom')
    .sort()
    .map((name) => {
      const range = ranges[name];
      if (range === undefined) throw new Error(`${name} is imported, but is not a dependency of the kit.`);
      return `${name}@${range}`;
    });
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (values.out === undefined) throw new Error('Name the folder to write to: --out.');
  const out = values.out;
  const manifest = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith(`${NAMESPACE}/`));
  const ranges = {
    ...manifest.peerDependencies,
    ...manifest.dependencies,
    ...Object.fromEntries(own.map((name) => [name, `^${manifest.version}`])),
  };
  const screens = kitScreens(kit);
  const words = new Set(
    await reachedModules(
      kit,
      screens.map(({ name }) => `src/screens/${name}/messages.ts`),
    ),
  );
  const filesOf = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => registryFile(path, /\.tsx?$/.test(path) && !words.has(path))));
  const all = await sourcesFrom(['src/index.ts', ...screens.map(({ module }) => module)]);
  // What screens share may make the calls of a screen.
  const shared = await sourcesFrom(all.filter((path) => !path.startsWith('src/screens/')));
  const inShared = new Set(shared);
  const isShared = (path: string) => inShared.has(path);
  const items = [itemOf(SHARED, 'Provider, data and parts of every screen', await filesOf(shared), [])];
  for (const { name, module } of screens) {
    // The map is an entry of its own.
    const entries = [module, ...(kitMap.module.startsWith(posix.dirname(module)) ? [kitMap.module] : [])];
    const paths = (await sourcesFrom(entries)).filter((path) => !isShared(path));
    const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
    items.push(itemOf(name, title, await filesOf(paths), [`${NAMESPACE}/${SHARED}`]));
  }

  function itemOf(name: string, title: string, files: readonly RegistryFile[], needs: readonly string[]) {
    const needsNode = files.some(({ content }) => content.includes('process.env'));
    const dependencies = packagesOf(files, ranges);
    const types = dependencies
      .map((dependency) => `@types/${dependency.slice(0, dependency.lastIndexOf('@'))}`)
      .filter((name) => name in manifest.devDependencies)
      .map((name) => `${name}@${manifest.devDependencies[name]}`);
    return {
      name,
      type: name === SHARED ? 'registry:lib' : 'registry:block',
      title,
      dependencies,
      devDependencies: [...types, ...(needsNode ? ['@types/node'] : [])],
      registryDependencies: needs,
      files,
    };
  }

  const write = async (path: string, value: unknown) => {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), `${JSON.stringify(value, null, 1)}\n`);
  };
  for (const item of items) {
    const $schema = 'https://ui.shadcn.com/schema/registry-item.json';
    await write(`r/${item.name}.json`, { $schema, ...item });
  }
  await write('registry.json', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'timemap',
    homepage: '/',
    items: items.map((item) => ({
      ...item,
      files: item.files.map(({ content: _, ...file }) => file),
    })),
  });
});
