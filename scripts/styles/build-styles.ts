import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { kitElements, kitParts, kitScreens } from '../kit-entries.ts';
import { reachedModules } from '../reached-modules.ts';
import { mergedLayers } from './merged-layers.ts';
import { withoutLayers } from './without-layers.ts';

const base = ['src/styles/layers.css', 'src/styles/tokens.css'];
const provider = 'src/index.ts';

/**
 * Writes the sheets of admin-kit into its `dist`: one with everything, the same without layers, one for each
 * screen, and both kinds for the elements. Screens are found by glob, and their sheets by imports.
 * @param kit folder of the package
 */
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
  await writeFile(join(dist, 'styles.css'), await minified(everything));
  await writeFile(join(dist, 'styles.unlayered.css'), await minified(withoutLayers(everything)));
  // A page without a bundler often has a handwritten sheet.
  const elements = await bundle(kit, [
    ...base,
    ...(await reachedSheets(kit, [provider, kitElements.module])),
  ]);
  await writeFile(join(dist, 'styles/elements.unlayered.css'), await minified(withoutLayers(elements)));

  for (const { name, module } of screens) {
    const sheets = await reachedSheets(kit, [provider, module]);
    await writeFile(
      join(dist, `styles/${name}.css`),
      await minified(await bundle(kit, [...base, ...sheets])),
    );
  }
  for (const sheet of base) await copyFile(join(kit, sheet), join(dist, sheet.replace('src/', '')));
  // TypeScript requires a type even for an import that only loads a sheet.
  await writeFile(join(dist, 'styles/sheet.d.ts'), 'export {};\n');
}

export async function screenSheet(kit: string, module: string): Promise<string> {
  return minified(await bundle(kit, [...base, ...(await reachedSheets(kit, [provider, module]))]));
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

/** Without a target, `light-dark()` and nesting are not rewritten for old browsers. */
async function minified(css: string): Promise<string> {
  return (await transform(css, { loader: 'css', minify: true })).code;
}
