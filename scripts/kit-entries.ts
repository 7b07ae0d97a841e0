import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export interface KitEntry {
  readonly name: string;
  readonly module: string;
}

export function kitScreens(kit: string): KitEntry[] {
  return found(kit, 'src/screens/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

export function kitMessages(kit: string): KitEntry[] {
  return found(kit, 'src/screens/*/messages.ts').map((module) => ({
    name: basename(dirname(module)),
    module,
  }));
}

export function kitLocales(kit: string): KitEntry[] {
  return found(kit, 'src/locales/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

export const kitElements: KitEntry = { name: 'elements', module: 'src/elements/index.ts' };

export const kitOffline: KitEntry = { name: 'offline', module: 'src/offline/index.ts' };

export const kitMap: KitEntry = { name: 'map', module: 'src/screens/project-create/map/index.ts' };

export const kitPrefetch: KitEntry = { name: 'prefetch', module: 'src/prefetch/index.ts' };

export function kitParts(kit: string): KitEntry[] {
  return found(kit, 'src/ui/*/index.ts').map((module) => ({ name: basename(dirname(module)), module }));
}

function found(kit: string, pattern: string): string[] {
  return globSync(pattern, { cwd: kit })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
