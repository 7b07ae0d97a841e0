import { ApiError, type Operation } from '@timemap/admin-api';
import { foundBefore } from './failure-marks.ts';

function foundBeforeWrite(operation: Operation, status: number): ApiError {
  const error = new ApiError('status', operation, { status, wasSent: false });
  foundBefore.add(error);
  return error;
}

export const goneBeforeWrite = (operation: Operation) => foundBeforeWrite(operation, 404);

export const changedBeforeWrite = (operation: Operation) => foundBeforeWrite(operation, 409);
