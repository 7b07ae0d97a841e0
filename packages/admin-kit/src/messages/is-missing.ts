import type { ApiError } from '@timemap/admin-api';

/** A proxy's 404 does not count. */
export function isMissing({ status, answeredJson }: ApiError): boolean {
  return status === 404 && answeredJson;
}
