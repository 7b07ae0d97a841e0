/// <reference types="vite/types/importMeta.d.ts" />
import type { FeatureCommands, PaletteWord, Records } from './feature-commands.ts';

const modules = import.meta.glob<{ default: FeatureCommands }>('../pages/*/commands.ts', { eager: true });

export const features: readonly FeatureCommands[] = Object.values(modules)
  .map((module) => module.default)
  .sort((first, second) => first.order - second.order);

export const allRecords: readonly Records[] = features
  .flatMap(({ records: found }) => found ?? [])
  .sort((first, second) => first.order - second.order);

export const paletteKinds = ['screen', 'action', ...allRecords.map(({ kind }) => kind)];

const groupTitles: Readonly<Record<string, PaletteWord>> = {
  screen: 'screens',
  action: 'actions',
  ...Object.fromEntries(allRecords.map(({ kind, title }) => [kind, title])),
};

export const groupTitleOf = (kind: string): PaletteWord => groupTitles[kind] ?? 'results';
