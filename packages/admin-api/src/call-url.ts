import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { AdminClient } from './client.ts';
import type { CallInput, Operation } from './operations.ts';
import { safeValues, templateOf } from './request-values.ts';

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
  return createFinalURL(templateOf(operation), {
    baseUrl,
    params: safeValues(operation, input).params,
    pathSerializer: defaultPathSerializer,
    querySerializer: createQuerySerializer(),
  });
}
