export type { AlertProps, AlertTone } from './alert.tsx';
export { Alert } from './alert.tsx';
