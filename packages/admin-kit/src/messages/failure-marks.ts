import type { ApiError } from '@timemap/admin-api';

export type FailureFacts = Pick<ApiError, 'kind' | 'status' | 'serverText' | 'mayHaveBeenApplied'> &
  Partial<Pick<ApiError, 'retryAt'>>;

// What an error does not say of itself. Later scripts set these marks, and `mark-failure.ts` is theirs.
export const notMade = new WeakSet<FailureFacts>();
export const foundBefore = new WeakSet<ApiError>();
export const earlierRequests = new WeakMap<
  FailureFacts,
  { readonly label: string; readonly isMade: boolean }
>();
export const lastStates = new WeakMap<FailureFacts, (locale: string) => string>();
export const endedBefore = new WeakSet<FailureFacts>();

/** Whether a read has shown that the change was not made. */
export const isNotMade = (error: FailureFacts): boolean => notMade.has(error);

export const wasFoundBeforeWrite = (error: ApiError): boolean => foundBefore.has(error);
