export type { EmptyStateProps } from './empty-state.tsx';
export { EmptyState } from './empty-state.tsx';
export type { FailedStateProps } from './failed-state.tsx';
export { FailedState } from './failed-state.tsx';
export type { ForbiddenStateProps } from './forbidden-state.tsx';
export { ForbiddenState } from './forbidden-state.tsx';
export type { LoadingStateProps } from './loading-state.tsx';
export { LoadingState } from './loading-state.tsx';
