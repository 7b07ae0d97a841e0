import type { Operation } from '@timemap/admin-api';
import type { BodyEncoding } from './read-body.ts';

export interface RecordedRequest {
  operation: Operation | null;
  method: string;
  /** Still encoded, without the base path. */
  path: string;
  query: Record<string, string>;
  encoding: BodyEncoding;
  /** The fields of a form as texts, parsed JSON, any other body as text; `null` without a body. */
  body: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
}

const KEPT_COUNT = 10_000;

export interface RequestLog {
  add(request: RecordedRequest): void;
  list(): RecordedRequest[];
}

export function createRequestLog(): RequestLog {
  const requests: RecordedRequest[] = [];
  return {
    add: (request) => {
      requests.push(request);
      if (requests.length > KEPT_COUNT) requests.splice(0, requests.length - KEPT_COUNT);
    },
    list: () => [...requests],
  };
}
