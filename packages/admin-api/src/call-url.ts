import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { AdminClient } from './client.ts';
import type { CallInput, Operation } from './operations.ts';
import { safeValues, templateOf } from './request-values.ts';

/**
 * The encoded address of a call. Lets a host check the length of a long query before the call is sent.
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
