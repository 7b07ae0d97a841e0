export type { ErrorBoundaryProps } from './error-boundary.tsx';
export { ErrorBoundary } from './error-boundary.tsx';
