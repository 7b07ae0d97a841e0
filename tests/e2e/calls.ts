import type { RecordedRequest } from '@timemap/admin-mock';
import type { Site } from './site.ts';

/** What a request carried, without what differs from run to run. */
export interface Call {
  readonly operation: RecordedRequest['operation'];
  readonly path: string;
  readonly query: RecordedRequest['query'];
  readonly encoding: RecordedRequest['encoding'];
  readonly body: RecordedRequest['body'];
}

/** The requests of one operation that reached the API, in order. */
export function callsOf(site: Site, operation: NonNullable<Call['operation']>): Call[] {
  return site.api
    .requests()
    .filter((request) => request.operation === operation)
    .map(({ path, query, encoding, body }) => ({ operation, path, query, encoding, body }));
}
