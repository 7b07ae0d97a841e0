import type { ApiError } from '@timemap/admin-api';
import type { FailureFacts } from './failure-marks.ts';

const OUT_OF_DATE_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 409, 410, 412]);

const REFUSAL_STATUSES: ReadonlySet<number | null> = new Set([400, 401, 403]);

/** Servers differ in how they refuse what only admins may do. */
export const mayLackRight = ({ kind, status }: ApiError): boolean =>
  kind === 'access' || (kind !== 'session' && REFUSAL_STATUSES.has(status));

export function saysOutOfDate({ kind, status }: ApiError): boolean {
  return (kind === 'refused' || kind === 'status') && OUT_OF_DATE_STATUSES.has(status);
}

/** Whether the server said what is wrong with what was sent, so that sending it again unchanged does not help. */
export const isAboutInput = ({ kind, status, mayHaveBeenApplied }: FailureFacts): boolean =>
  kind === 'refused' && !mayHaveBeenApplied && status !== 403 && status !== 429;
