import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * The packages with code in a bundle.
 * @param folder in which esbuild worked
 */
export function bundledFolders({ outputs }: Pick<Metafile, 'outputs'>, folder: string): string[] {
  const found = new Set<string>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      // Uses the last match, because packages can be nested.
      const [inside] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? [];
      if (inside !== undefined && bytesInOutput > 0) found.add(join(folder, inside));
    }
  }
  return [...found].sort();
}
