import type { RecordedRequest } from '@timemap/admin-mock';
import { expect } from 'vitest';
import type { Site } from './site.ts';

export interface Call {
  readonly operation: RecordedRequest['operation'];
  readonly path: string;
  readonly query: RecordedRequest['query'];
  readonly encoding: RecordedRequest['encoding'];
  readonly body: RecordedRequest['body'];
}

type Operation = NonNullable<Call['operation']>;

export interface ExpectedCall {
  readonly path: string;
  readonly query?: Call['query'];
  readonly encoding?: Call['encoding'];
  readonly body?: Call['body'];
}

const PATIENCE_MS = 10_000;

export function callsOf(site: Site, operation: Operation): Call[] {
  return site.api
    .requests()
    .filter((request) => request.operation === operation)
    .map(({ path, query, encoding, body }) => ({ operation, path, query, encoding, body }));
}

const wholeOf = (operation: Operation, { path, query, encoding, body }: ExpectedCall): Call => ({
  operation,
  path,
  query: query ?? {},
  encoding: encoding ?? 'none',
  body: body ?? null,
});

export async function expectCalls(
  site: Site,
  operation: Operation,
  expected: readonly ExpectedCall[],
): Promise<void> {
  await expect
    .poll(() => callsOf(site, operation), { timeout: PATIENCE_MS })
    .toEqual(expected.map((call) => wholeOf(operation, call)));
}

export async function expectDistinctCalls(
  site: Site,
  operation: Operation,
  expected: readonly ExpectedCall[],
): Promise<void> {
  const distinct = (calls: readonly Call[]) => [...new Set(calls.map((call) => JSON.stringify(call)))].sort();
  await expect
    .poll(() => distinct(callsOf(site, operation)), { timeout: PATIENCE_MS })
    .toEqual(distinct(expected.map((call) => wholeOf(operation, call))));
}
