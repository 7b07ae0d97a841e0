import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundledFolders } from './licenses/bundled-folders.ts';
import { licenseTexts } from './licenses/license-texts.ts';

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

/**
 * Writes the elements of admin-kit for a page without a bundler: one script to load, with React and everything else
 * inside, which loads the code of each screen, and of the map, when it is first shown.
 * Beside it lie the licences of what is inside.
 * @param kit folder of the package
 */
export async function buildStandalone(kit: string): Promise<void> {
  const folder = join(kit, 'dist/standalone');
  const { metafile } = await build({
    absWorkingDir: kit,
    entryPoints: [{ in: join(kit, 'src/elements/standalone.ts'), out: 'elements' }],
    outdir: folder,
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The page links the style sheet, and pins are drawn by CSS instead of Leaflet's pictures.
    loader: { '.css': 'empty', '.png': 'empty' },
    banner: { js: `'use client';/*! Licences of what is inside: ${LICENSES} */` },
    // They name licenses without their texts, and some code has none.
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  await writeFile(join(folder, 'elements.d.ts'), "export * from '../elements/standalone.js';\n");
  await writeFile(join(folder, LICENSES), licenseTexts(bundledFolders(metafile, kit)));
}
