import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.([cm]?[jt]sx?|vue|svelte|astro|css|scss|html|mdx)$/;
const NOT_OWN = /^(node_modules|dist|build|out|coverage|\..*)$/;
const MAX_FILES = 20_000;

/** The texts of the project that may name the kit. */
export function projectSources(folder: string): string[] {
  const texts: string[] = [];
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined && texts.length < MAX_FILES; at = waiting.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) {
        // Another package of a workspace has a doctor of its own.
        if (!NOT_OWN.test(entry.name) && !existsSync(join(path, 'package.json'))) waiting.push(path);
      } else if (SOURCE.test(entry.name)) texts.push(readFileSync(path, 'utf8'));
    }
  }
  return texts;
}
