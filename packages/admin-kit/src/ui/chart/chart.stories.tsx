import preview from '../../../../../.storybook/preview.tsx';
import { Chart } from './chart.tsx';
import type { ChartPeriod, ChartSeries } from './plot-layout.ts';

const monthNames = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayNames = new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'medium' });

const months = (count: number): ChartPeriod[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, index));
    const name = monthNames.format(date);
    return {
      key: date.toISOString().slice(0, 10),
      name,
      tick: name.slice(0, 3),
      rank: 2026 * 12 + index,
      isOngoing: index === count - 1,
    };
  });

const days = (count: number): ChartPeriod[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 + index));
    const name = dayNames.format(date);
    return { key: date.toISOString().slice(0, 10), name, tick: name.slice(0, -6), rank: index };
  });

const users: ChartSeries = {
  id: 'users',
  label: 'Users',
  tone: 'accent',
  values: [12, 18, 9, 22, 31, 17, 8, 4, 36, 41, 38, 15],
};
const wave = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.round(900 + 700 * Math.sin(index / 20) + (index % 7) * 60),
  );

const meta = preview.meta({
  title: 'Parts/Chart',
  component: Chart,
  args: {
    title: 'Users',
    fileName: 'users',
    periodLabel: 'Month',
    periods: months(12),
    series: [users],
  },
});

export const Columns = meta.story({ args: { comparison: '12% more than in the previous period' } });

export const Area = meta.story({ args: { shape: 'area' } });

export const Stacked = meta.story({
  args: {
    title: 'Support Tickets',
    series: [
      { id: 'resolved', label: 'Resolved', tone: 'success', values: [4, 6, 3, 7, 8, 5, 2, 1, 3, 2, 1, 0] },
      { id: 'progress', label: 'In progress', tone: 'warning', values: [0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 2, 1] },
      { id: 'unresolved', label: 'Unresolved', tone: 'danger', values: [0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 4, 5] },
    ],
  },
});

/** Dragging, or Shift with arrow keys and Enter, selects periods. */
export const Selectable = meta.story({ args: { onSelect: () => {} } });

export const Empty = meta.story({ args: { series: [{ ...users, values: [] }] } });

export const OnePoint = meta.story({
  args: { periods: months(1), series: [{ ...users, values: [7] }], shape: 'area' },
});

export const Crowded = meta.story({
  args: {
    title: 'Users of the federation of regional museums and of the schools that work with them',
    periodLabel: 'Day',
    periods: days(366),
    series: [{ ...users, values: wave(366) }],
    note: '3 entries have no readable creation date and are not shown.',
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

export const Narrow = meta.story({ globals: { width: '360' } });
