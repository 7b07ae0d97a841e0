export type { GrowthView } from './growth.tsx';
export { statsMessages } from './messages.ts';
export type { StatsCardsProps, StatsTab } from './stats-cards.tsx';
export { StatsCards } from './stats-cards.tsx';
export type { StatsState } from './use-stats.ts';
export { useStats } from './use-stats.ts';
