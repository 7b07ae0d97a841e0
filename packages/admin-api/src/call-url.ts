import type { AdminClient } from './client.ts';
import type { CallInput, Operation } from './operations.ts';
import { encodeQuery, fillPath } from './request-values.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The address a call would be sent to, encoded, so that one that carries much in its query can be measured before it
 * is sent.
 *
 * @throws {ApiError} of kind `input`
 */
export function callUrl<O extends Operation>(
  { baseUrl }: Pick<AdminClient, 'baseUrl'>,
  operation: O,
  input: CallInput<O>,
): string {
  const { path, query }: { path?: Values | undefined; query?: Values | undefined } = input;
  const search = encodeQuery(operation, query ?? {});
  return `${baseUrl}${fillPath(operation, path)}${search && `?${search}`}`;
}
