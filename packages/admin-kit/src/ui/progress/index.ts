export type { ProgressProps } from './progress.tsx';
export { Progress } from './progress.tsx';
export type { SpinnerProps } from './spinner.tsx';
export { Spinner } from './spinner.tsx';
