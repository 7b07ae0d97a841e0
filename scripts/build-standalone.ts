import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { bundledFolders } from './licenses/bundled-folders.ts';
import { licenseTexts } from './licenses/license-texts.ts';

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
type ModuleOf = Rolldown.PluginContext['getModuleInfo'];

/**
 * Writes `elements.js`, which loads a few parts when a screen or the map is first shown, and `elements-one-file.js`,
 * which contains everything; both include React. Next to them are source maps, the integrity of each script, and the
 * licenses.
 * @param kit folder of the package
 */
export async function buildStandalone(kit: string): Promise<void> {
  const folder = join(kit, 'dist/standalone');
  const source = join(kit, 'src/elements/standalone.ts');
  let parts: ReadonlyMap<string, Part> = new Map();
  const partOf = (id: string) => (id.includes('rolldown/runtime') ? CORE : parts.get(id));
  const inParts = await bundle(kit, source, {
    plugins: [
      {
        name: 'plan-parts',
        buildEnd() {
          parts = partsOf(source, [...this.getModuleIds()], (id) => this.getModuleInfo(id));
        },
      },
    ],
    output: {
      entryFileNames: 'elements.js',
      chunkFileNames: 'parts/[name]-[hash].js',
      codeSplitting: {
        groups: [9, 8, 4, 3, 2, 1, 0].map((rank) => ({
          test: (id: string) => partOf(id)?.rank === rank,
          name: (id: string) => partOf(id)?.name ?? null,
          priority: rank,
          debugName: `rank ${rank}`,
        })),
      },
    },
  });
  const inOneFile = await bundle(kit, source, {
    output: { entryFileNames: 'elements-one-file.js', codeSplitting: false },
  });

  await rm(folder, { recursive: true, force: true });
  for (const file of [...inParts, ...inOneFile]) {
    const path = join(folder, file.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.type === 'chunk' ? file.code : file.source);
  }
  for (const name of ['elements', 'elements-one-file'])
    await writeFile(join(folder, `${name}.d.ts`), "export * from '../elements/standalone.js';\n");
  await writeFile(
    join(folder, 'integrity.json'),
    `${JSON.stringify(integrityOf([...inParts, ...inOneFile]), null, 2)}\n`,
  );
  const inside = chunksOf(inOneFile).flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  await writeFile(join(folder, LICENSES), licenseTexts(bundledFolders(inside)));
}

const chunksOf = (files: Output) => files.filter((file) => file.type === 'chunk');

// Vite's own, so that there is one version. Through Vite itself the result would depend on NODE_ENV.
const { rolldown } = (await import(
  pathToFileURL(createRequire(createRequire(import.meta.url).resolve('vite')).resolve('rolldown')).href
)) as typeof Rolldown;

async function bundle(
  kit: string,
  source: string,
  { output, plugins = [] }: { output: Rolldown.OutputOptions; plugins?: Rolldown.Plugin[] },
): Promise<Output> {
  const bundled = await rolldown({
    cwd: kit,
    input: source,
    platform: 'browser',
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    // Every part has the directive, by the banner.
    checks: { moduleLevelDirective: false },
    plugins: [withoutSheets, ...plugins],
  });
  const result = await bundled.generate({
    format: 'esm',
    minify: true,
    sourcemap: true,
    postBanner: `'use client';/*! Licenses of what is inside: ${LICENSES} */`,
    // Packages name licenses without their texts, and some have none.
    comments: false,
    ...output,
  });
  await bundled.close();
  return result.output;
}

/** The page links the style sheet, and pins are drawn by CSS instead of Leaflet's pictures. */
const withoutSheets: Rolldown.Plugin = {
  name: 'without-sheets',
  resolveId: {
    filter: { id: /\.(css|png)$/ },
    handler: () => ({ id: '\0empty', moduleSideEffects: false }),
  },
  load: { filter: { id: /^\0empty$/ }, handler: () => ({ code: 'export default ""', moduleType: 'js' }) },
};

interface Part {
  readonly name: string;
  /** The part with the highest rank gets the module. */
  readonly rank: number;
}

const CORE: Part = { name: 'core', rank: 8 };

/** In characters of source. Smaller shared code is not worth a request. */
const SMALLEST_SHARED = 25_000;

/** Without these parts each set of screens with a common module would get a file: 65 for two elements. */
function partsOf(source: string, ids: readonly string[], moduleOf: ModuleOf): Map<string, Part> {
  const reached = (starts: readonly string[]) => {
    const found = new Set(starts);
    for (const id of found) for (const next of moduleOf(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  const loaded = new Set(ids.flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []));
  const screens = [...loaded].filter((id) => /\/screens\/[^/]+\/element\.tsx$/.test(id));
  const mount = [...loaded].filter((id) => id.endsWith('/elements/mount-screen.tsx'));
  const later = [...loaded].filter((id) => !screens.includes(id) && !mount.includes(id));
  const ofAll = reached([source]);
  const ofMount = reached(mount);
  const usersOf = (starts: readonly string[]) => {
    const users = new Map<string, string[]>();
    for (const start of starts) {
      const [, screen = ''] = /\/screens\/([^/]+)\//.exec(start) ?? [];
      for (const id of reached([start])) users.set(id, [...(users.get(id) ?? []), screen].sort());
    }
    return users;
  };
  const inScreens = usersOf(screens);
  const inLater = usersOf(later);

  const lengths = new Map<string, number>();
  for (const [id, users] of inScreens) {
    if (ofAll.has(id) || ofMount.has(id)) continue;
    const name = users.join('-');
    lengths.set(name, (lengths.get(name) ?? 0) + (moduleOf(id)?.code?.length ?? 0));
  }
  const partOf = (id: string): Part | null => {
    const users = inScreens.get(id) ?? [];
    const name = users.join('-');
    const isCommon = users.length > 4 || (users.length > 1 && (lengths.get(name) ?? 0) < SMALLEST_SHARED);
    if (ofAll.has(id)) return { name: 'first', rank: 9 };
    if (ofMount.has(id) || isCommon) return CORE;
    if (users.length > 0) return { name, rank: users.length };
    return (inLater.get(id)?.length ?? 0) > 1 ? { name: 'dialogs', rank: 0 } : null;
  };
  return new Map(
    ids.flatMap((id) => {
      const part = partOf(id);
      return part === null ? [] : [[id, part] as const];
    }),
  );
}

function integrityOf(files: Output): Record<string, string> {
  return Object.fromEntries(
    chunksOf(files)
      .map(({ fileName, code }) => [fileName, `sha384-${createHash('sha384').update(code).digest('base64')}`])
      .sort(),
  );
}
