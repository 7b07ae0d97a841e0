import { ApiError, type Operation } from '@timemap/admin-api';
import { earlierRequests, endedBefore, lastStates, notMade } from './failure-marks.ts';

export function markNotMade(error: ApiError): void {
  notMade.add(error);
}

export function afterEarlierRequest(operation: Operation, label: string, isMade: boolean): ApiError {
  const error = new ApiError('status', operation, { status: 409, wasSent: false });
  earlierRequests.set(error, { label, isMade });
  return error;
}

/** @param ageText how old the data is that is shown instead */
export function markLastState(error: ApiError, ageText: (locale: string) => string): void {
  lastStates.set(error, ageText);
}

export function endedBeforeSave(operation: Operation): ApiError {
  const error = new ApiError('session', operation, { wasSent: false });
  endedBefore.add(error);
  return error;
}
