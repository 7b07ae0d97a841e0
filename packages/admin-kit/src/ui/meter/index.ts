export type { MeterProps } from './meter.tsx';
export { Meter } from './meter.tsx';
