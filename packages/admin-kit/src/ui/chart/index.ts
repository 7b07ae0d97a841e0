export type { ChartProps } from './chart.tsx';
export { Chart } from './chart.tsx';
export { chartMessages } from './chart-messages.ts';
export type { ChartPeriod, ChartSeries, PeriodSpan } from './plot-layout.ts';
