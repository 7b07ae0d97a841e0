import { ApiError } from './api-error.ts';
import type { AdminClient } from './client.ts';
import type { CallInput, Operation } from './operations.ts';
import type { Reader } from './read.ts';

/**
 * Makes a call. With a reader it answers what the reader makes of the answer; without one it answers nothing,
 * whatever a successful server sends.
 *
 * @throws {ApiError} for every way the call can fail; kind `shape` when the reader refuses the answer
 */
export function call<O extends Operation>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
): Promise<void>;
export function call<O extends Operation, T>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
  read: Reader<T>,
): Promise<T>;
export async function call<O extends Operation, T>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
  read?: Reader<T>,
): Promise<T | undefined> {
  const answer = await client.send(operation, input);
  try {
    return read?.(answer);
  } catch (cause) {
    throw new ApiError('shape', operation, { cause, answeredJson: true });
  }
}
