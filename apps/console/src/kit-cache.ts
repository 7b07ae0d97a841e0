import type { Operation } from '@timemap/admin-api';

const rootOf = (clientId: string) => ['admin-kit', clientId] as const;

/** The key of what a call has read. Without `input`, of all reads of the operation. */
export const keyOfRead = (clientId: string, operation: Operation, input?: object) => [
  ...rootOf(clientId),
  operation,
  ...(input === undefined ? [] : [input]),
];

/** The key of how many entries of a list could not be read. The table that shows the list says so. */
export const keyOfUnreadableCount = (clientId: string, operation: Operation, input: object) => [
  ...rootOf(clientId),
  'unreadable',
  operation,
  input,
];

/** For `invalidateQueries`: the reads of all operations that begin in this way. */
export const readsThatBegin = (clientId: string, beginning: string) => ({
  queryKey: rootOf(clientId),
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[2]).startsWith(beginning),
});
