import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Rolldown } from 'vite';
import { declarationsOf } from './declarations.ts';
import { bundledFolders } from './licenses/bundled-folders.ts';
import { licenseTexts } from './licenses/license-texts.ts';
import { rolldown, withoutSheets } from './rolldown.ts';

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The package of the elements has no sources: it is the kit's elements in one bundle, with the kit's sheet and types. */
export async function buildStandalone(kit: string, folder: string): Promise<void> {
  const source = join(kit, 'src/elements/standalone.ts');
  const bundled = await openBundle(kit, source);
  const parts = partsOf(source, chunksOf((await bundled.generate({ format: 'esm' })).output));
  const partOf = (id: string) => (id.includes('rolldown/runtime') ? CORE : parts.get(id));
  const inParts = await write(bundled, {
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
  });
  const inOneFile = await write(bundled, {
    entryFileNames: 'elements-one-file.js',
    codeSplitting: false,
    // Tools look for a statement of a module at the beginning of a line.
    postFooter: 'export {};',
  });
  await bundled.close();

  await rm(folder, { recursive: true, force: true });
  for (const file of [...inParts, ...inOneFile]) {
    const path = join(folder, file.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.type === 'chunk' ? file.code : file.source);
  }
  for (const [path, text] of declarations(kit)) {
    const file = join(folder, 'types', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const name of ['elements', 'elements-one-file'])
    await writeFile(join(folder, `${name}.d.ts`), "export * from './types/elements/standalone.js';\n");
  for (const name of ['elements.css', 'elements.layered.css', 'sheet.d.ts'])
    await copyFile(join(kit, 'dist/styles', name), join(folder, name));
  await writeFile(
    join(folder, 'integrity.json'),
    `${JSON.stringify(integrityOf([...inParts, ...inOneFile]), null, 2)}\n`,
  );
  const inside = chunksOf(inOneFile).flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  await writeFile(join(folder, LICENSES), licenseTexts(bundledFolders(inside)));
}

/** What the compiler writes has the types of all code that the elements run. */
function declarations(kit: string): ReadonlyMap<string, string> {
  const written = declarationsOf(kit, ['src/elements/standalone.ts']);
  const reached = new Map<string, string>();
  const waiting = ['elements/standalone.d.ts'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = written.get(path);
    if (text === undefined) throw new Error(`There are no declarations at ${path}.`);
    reached.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\(|import)\s*["'](\.[^"']+)\.js["']/g)) {
      const other = `${posix.join(posix.dirname(path), specifier)}.d.ts`;
      if (!reached.has(other)) waiting.push(other);
    }
  }
  return reached;
}

const chunksOf = (files: Output) => files.filter((file) => file.type === 'chunk');

const openBundle = (kit: string, source: string) =>
  rolldown({
    cwd: kit,
    input: source,
    platform: 'browser',
    // Nothing in here does something when a property is read or a global is named.
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    // The banner gives every part the directive.
    checks: { moduleLevelDirective: false },
    plugins: [withoutSheets],
  });

async function write(bundled: Rolldown.RolldownBuild, options: Rolldown.OutputOptions): Promise<Output> {
  const { output } = await bundled.generate({
    format: 'esm',
    minify: true,
    sourcemap: true,
    postBanner: `'use client';/*! Licenses: ${LICENSES} */`,
    // Packages name licenses without their texts, and some have none.
    comments: false,
    ...options,
  });
  return output;
}

interface Part {
  readonly name: string;
  readonly rank: number;
}

const CORE: Part = { name: 'core', rank: 8 };

/** In characters. Smaller code joins what the fewest other screens share. */
const SMALLEST_PART = 12_900;

/**
 * Without these parts each set of screens with a common module would get a file: 65 for two elements.
 * @param chunks one for each such set
 */
function partsOf(source: string, chunks: readonly Rolldown.OutputChunk[]): Map<string, Part> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loadedWith = (start: Rolldown.OutputChunk) => {
    const loaded = new Set([start]);
    for (const { imports } of loaded)
      for (const name of imports) loaded.add(chunkOf.get(name) as Rolldown.OutputChunk);
    return [...loaded].flatMap(({ moduleIds }) => moduleIds);
  };
  const starting = (test: (id: string) => boolean) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && test(facadeModuleId));
  const isSource = (id: string) => id === source;
  const isMount = (id: string) => id.endsWith('/elements/mount-screen.tsx');
  const isScreen = (id: string) => /\/screens\/[^/]+\/element\.tsx$/.test(id);
  const ofAll = new Set(starting(isSource).flatMap(loadedWith));
  const ofMount = new Set(starting(isMount).flatMap(loadedWith));
  const usersOf = (starts: readonly Rolldown.OutputChunk[]) => {
    const users = new Map<string, string[]>();
    for (const start of starts) {
      const [, screen = ''] = /\/screens\/([^/]+)\//.exec(start.facadeModuleId ?? '') ?? [];
      for (const id of loadedWith(start)) users.set(id, [...(users.get(id) ?? []), screen].sort());
    }
    return users;
  };
  const inScreens = usersOf(starting(isScreen));
  const inLater = usersOf(starting((id) => !isSource(id) && !isMount(id) && !isScreen(id)));

  const lengths = new Map<string, number>();
  const rendered = chunks.flatMap(({ modules }) => Object.entries(modules));
  for (const [id, { renderedLength }] of rendered) {
    const users = inScreens.get(id);
    if (users === undefined || ofAll.has(id) || ofMount.has(id)) continue;
    const name = users.join('-');
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength);
  }
  const sets = [...new Map([...inScreens.values()].map((users) => [users.join('-'), users])).values()];
  const large = sets
    .filter((users) => (lengths.get(users.join('-')) ?? 0) >= SMALLEST_PART)
    .sort((a, b) => a.length - b.length);
  const partOf = (id: string): Part | null => {
    const own = inScreens.get(id) ?? [];
    const fewest = large.find((others) => own.every((user) => others.includes(user)));
    const users = own.length > 0 && fewest ? fewest : own;
    const name = users.join('-');
    const isCommon = users.length > 4 || (users.length > 1 && !large.includes(users));
    if (ofAll.has(id)) return { name: 'first', rank: 9 };
    if (ofMount.has(id) || isCommon) return CORE;
    if (users.length > 0) return { name, rank: users.length };
    return (inLater.get(id)?.length ?? 0) > 1 ? { name: 'dialogs', rank: 0 } : null;
  };
  return new Map(
    rendered.flatMap(([id]) => {
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
