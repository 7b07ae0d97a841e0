export type { ChartProps } from './chart.tsx';
export { Chart } from './chart.tsx';
export type { ChartPeriod, ChartSeries } from './plot-layout.ts';
