import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStandalone } from './build-standalone.ts';
import { writeForTools } from './for-tools/index.ts';
import { runChild } from './run-child.mjs';
import { buildStyles } from './styles/build-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsup = join(dirname(createRequire(import.meta.url).resolve('tsup')), 'cli-default.js');

const COMPILED = ['admin-api', 'admin-mock', 'admin-kit'] as const;
export const PACKAGES = [...COMPILED, 'admin-elements'] as const;

export async function buildPackages(): Promise<void> {
  const ends = await Promise.all(
    COMPILED.map((name) =>
      runChild(process.execPath, [tsup, '--silent'], { folder: join(root, 'packages', name) }),
    ),
  );
  const failed = COMPILED.filter((_, index) => ends[index]?.code !== 0);
  if (failed.length > 0)
    throw new Error(`Could not be built: ${failed.join(', ')}; the lines above say why.`);
  const kit = join(root, 'packages/admin-kit');
  await buildStyles(kit);
  await buildStandalone(kit, join(root, 'packages/admin-elements/dist'));
  await writeForTools(root);
}

if (import.meta.main) {
  try {
    await buildPackages();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
