/// <reference types="vite/types/importMeta.d.ts" />
import type { FeatureCommands, Records } from './feature-commands.ts';

const modules = import.meta.glob<{ default: FeatureCommands }>('../pages/*/commands.ts', { eager: true });

/** Of every feature. */
export const features: readonly FeatureCommands[] = Object.values(modules)
  .map((module) => module.default)
  .sort((first, second) => first.order - second.order);

export const allRecords: readonly Records[] = features
  .flatMap(({ records: found }) => found ?? [])
  .sort((first, second) => first.order - second.order);

/** In the order of the groups. */
export const paletteKinds = ['screen', 'action', ...allRecords.map(({ kind }) => kind)];

export const groupTitles: Readonly<Record<string, string>> = {
  screen: 'Screens',
  action: 'Actions',
  ...Object.fromEntries(allRecords.map(({ kind, title }) => [kind, title])),
};
