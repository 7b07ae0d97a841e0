import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export interface KitEntry {
  /** The last part of the import: `license` for `@timemap/admin-kit/license`. */
  readonly name: string;
  readonly module: string;
}

/** Every screen: one folder with an index, one entry. */
export function kitScreens(kit: string): KitEntry[] {
  return found(kit, 'src/screens/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

/** The texts of every screen without its code, for translators. */
export function kitMessages(kit: string): KitEntry[] {
  return found(kit, 'src/screens/*/messages.ts').map((module) => ({
    name: basename(dirname(module)),
    module,
  }));
}

/** The translations of each language: one folder with an index, one entry. */
export function kitLocales(kit: string): KitEntry[] {
  return found(kit, 'src/locales/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

export const kitElements: KitEntry = { name: 'elements', module: 'src/elements/index.ts' };

/** Every part of `ui`: one folder with an index, one entry. */
export function kitParts(kit: string): KitEntry[] {
  return found(kit, 'src/ui/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

function found(kit: string, pattern: string): string[] {
  return globSync(pattern, { cwd: kit })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
