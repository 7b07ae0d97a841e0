export { type FailedAttempt, NotSaved, type NotSavedProps } from './not-saved.tsx';
