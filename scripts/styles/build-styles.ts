import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { kitElements, kitParts, kitScreens } from '../kit-entries.ts';
import { reachedModules } from '../reached-modules.ts';
import { mergedLayers } from './merged-layers.ts';
import { unrewrittenPairs } from './unrewritten-pairs.ts';
import { withoutLayers } from './without-layers.ts';

const base = ['src/styles/layers.css', 'src/styles/tokens.css'];
const provider = 'src/index.ts';

export async function buildStyles(kit: string): Promise<void> {
  const dist = join(kit, 'dist');
  await mkdir(join(dist, 'styles'), { recursive: true });

  const screens = [kitElements, ...kitScreens(kit)];
  const all = [
    provider,
    ...screens.map(({ module }) => module),
    ...kitParts(kit).map(({ module }) => module),
  ];
  const everything = await bundle(kit, [...base, ...(await reachedSheets(kit, all))]);
  await writeBoth(join(dist, 'styles'), everything);
  for (const { name, module } of screens) {
    await writeBoth(join(dist, 'styles', name), await layeredSheet(kit, module));
  }
  for (const sheet of base) {
    const css = unrewrittenPairs(await readFile(join(kit, sheet), 'utf8'));
    await writeFile(join(dist, sheet.replace('src/', '')), css);
  }
  // TypeScript requires a type even for an import that only loads a sheet.
  await writeFile(join(dist, 'styles/sheet.d.ts'), 'export {};\n');
}

export async function screenSheet(kit: string, module: string): Promise<string> {
  return minified(withoutLayers(await layeredSheet(kit, module)));
}

async function layeredSheet(kit: string, module: string): Promise<string> {
  return bundle(kit, [...base, ...(await reachedSheets(kit, [provider, module]))]);
}

/** A host's unlayered rules override every layer, so the main sheet has none. */
async function writeBoth(path: string, layered: string): Promise<void> {
  await writeFile(`${path}.css`, await minified(withoutLayers(layered)));
  await writeFile(`${path}.layered.css`, await minified(layered));
}

async function reachedSheets(kit: string, modules: readonly string[]): Promise<string[]> {
  return (await reachedModules(kit, modules)).filter((path) => path.endsWith('.css'));
}

async function bundle(kit: string, sheets: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: sheets.map((path) => `@import './${path}';`).join('\n'),
      resolveDir: kit,
      loader: 'css',
    },
    bundle: true,
    write: false,
    logLevel: 'error',
  });
  return mergedLayers(outputFiles[0]?.text ?? '');
}

/** Without a target, `light-dark()` and nesting stay. */
async function minified(css: string): Promise<string> {
  return unrewrittenPairs((await transform(css, { loader: 'css', minify: true })).code);
}
