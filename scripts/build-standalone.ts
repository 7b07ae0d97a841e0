import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes the elements of admin-kit for a page without a bundler: one script to load, with React and everything else
 * inside, which loads the code of each screen, and of the map, when it is first shown.
 * @param kit folder of the package
 * @param licenses the document that names what was bundled, which has to travel with it
 */
export async function buildStandalone(kit: string, licenses: string): Promise<void> {
  const folder = join(kit, 'dist/standalone');
  await build({
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
    // The page links the sheet; pins are drawn by a sheet too, not by Leaflet's pictures.
    loader: { '.css': 'empty', '.png': 'empty' },
    banner: { js: "'use client';" },
    legalComments: 'none',
    logLevel: 'error',
  });
  await writeFile(join(folder, 'elements.d.ts'), "export * from '../elements/standalone.js';\n");
  await copyFile(licenses, join(folder, 'THIRD_PARTY_LICENSES.md'));
}
