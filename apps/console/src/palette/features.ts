/// <reference types="vite/types/importMeta.d.ts" />
import {
  ChevronEndIcon,
  FilterIcon,
  type IconProps,
  SearchIcon,
  TableIcon,
} from '@timemap/admin-kit/ui/icon';
import type { ComponentType } from 'react';
import type { FeatureCommands, PaletteWord, Records } from './feature-commands.ts';

const modules = import.meta.glob<{ default: FeatureCommands }>('../pages/*/commands.ts', { eager: true });

export const features: readonly FeatureCommands[] = Object.values(modules)
  .map((module) => module.default)
  .sort((first, second) => first.order - second.order);

export const allRecords: readonly Records[] = features
  .flatMap(({ records: found }) => found ?? [])
  .sort((first, second) => first.order - second.order);

export const paletteKinds = ['screen', 'action', 'facet', ...allRecords.map(({ kind }) => kind)];

const groupTitles: Readonly<Record<string, PaletteWord>> = {
  screen: 'screens',
  action: 'actions',
  facet: 'facets',
  ...Object.fromEntries(allRecords.map(({ kind, title }) => [kind, title])),
};

export const groupTitleOf = (kind: string): PaletteWord => groupTitles[kind] ?? 'results';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  screen: TableIcon,
  action: ChevronEndIcon,
  facet: FilterIcon,
  ...Object.fromEntries(allRecords.map(({ kind, icon }) => [kind, icon])),
};

export const iconOf = (kind: string): ComponentType<IconProps> => icons[kind] ?? SearchIcon;
