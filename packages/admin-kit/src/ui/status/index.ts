export type { StatusProps, StatusTone } from './status.tsx';
export { Status } from './status.tsx';
