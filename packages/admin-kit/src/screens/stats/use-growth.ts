import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { useMemo } from 'react';
import { type QueryState, useRead } from '../../data/use-read.ts';
import type { ChartSeries } from '../../ui/chart/plot-layout.ts';
import { growthQueries } from './use-stats.ts';

export type GrowthPartId = 'all' | 'unresolved' | 'inProgress' | 'resolved' | 'other';

export interface GrowthPart extends Pick<ChartSeries, 'tone'> {
  readonly id: GrowthPartId;
  readonly instants: readonly number[];
}

export interface GrowthOfList {
  readonly parts: readonly GrowthPart[];
  readonly withoutDate: number;
  readonly earliest: number | null;
}

interface Dated {
  readonly createdAt: number | null;
}

const one: readonly [GrowthPartId, ChartSeries['tone'], (entry: Dated) => boolean][] = [
  ['all', 'accent', () => true],
];

const knownStatuses: readonly (number | null)[] = Object.values(ticketStatus);
const byStatus: readonly [GrowthPartId, ChartSeries['tone'], (ticket: Ticket) => boolean][] = [
  ['resolved', 'success', ({ status }) => status === ticketStatus.resolved],
  ['inProgress', 'warning', ({ status }) => status === ticketStatus.inProgress],
  ['unresolved', 'danger', ({ status }) => status === ticketStatus.unresolved],
  ['other', 'neutral', ({ status }) => !knownStatuses.includes(status)],
];

function growthOf<T extends Dated>(
  entries: readonly T[],
  split: readonly [GrowthPartId, ChartSeries['tone'], (entry: T) => boolean][],
): GrowthOfList {
  const dated = entries.filter(({ createdAt }) => createdAt !== null);
  const parts = split.map(([id, tone, isIn]) => ({
    id,
    tone,
    instants: dated.filter(isIn).map(({ createdAt }) => createdAt as number),
  }));
  let earliest: number | null = null;
  for (const { instants } of parts) {
    for (const instant of instants) if (earliest === null || instant < earliest) earliest = instant;
  }
  return {
    parts: parts.filter(({ id, instants }) => id !== 'other' || instants.length > 0),
    withoutDate: entries.length - dated.length,
    earliest,
  };
}

function useGrowthOf<T extends Dated>(
  read: QueryState<T[]>,
  split: readonly [GrowthPartId, ChartSeries['tone'], (entry: T) => boolean][],
): QueryState<GrowthOfList> {
  const entries = read.status === 'ready' ? read.data : null;
  const data = useMemo(() => (entries === null ? null : growthOf(entries, split)), [entries, split]);
  return read.status === 'ready' ? { ...read, data: data as GrowthOfList } : read;
}

export function useGrowth(): Readonly<
  Record<'users' | 'projects' | 'tickets' | 'deals', QueryState<GrowthOfList>>
> {
  return {
    users: useGrowthOf(useRead(growthQueries.users), one),
    projects: useGrowthOf(useRead(growthQueries.projects), one),
    tickets: useGrowthOf(useRead(growthQueries.tickets), byStatus),
    deals: useGrowthOf(useRead(growthQueries.deals), one),
  };
}
