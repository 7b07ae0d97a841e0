export type { TimeProps } from './time.tsx';
export { Time } from './time.tsx';
export { TimeZoneContext } from './time-zone-context.ts';
