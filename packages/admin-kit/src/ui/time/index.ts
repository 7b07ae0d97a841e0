export type { TimePrecision } from './format-time.ts';
export { TimeZoneContext } from './format-time.ts';
export type { TimeProps } from './time.tsx';
export { Time } from './time.tsx';
