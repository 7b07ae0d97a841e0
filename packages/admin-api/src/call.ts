import { ApiError } from './api-error.ts';
import type { AdminClient } from './client.ts';
import type { Decoder, OnUnreadable } from './decode.ts';
import type { CallInput, Operation } from './operations.ts';

/**
 * Makes a call. With a decoder it returns the decoded answer, without one it returns nothing. With `onUnreadable`, the
 * decoder of a list leaves out entries that it cannot decode and reports their number.
 * @throws {ApiError} for every way the call can fail; kind `shape` when the decoder refuses the answer
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
  decode: Decoder<T>,
  onUnreadable?: OnUnreadable,
): Promise<T>;
export async function call<O extends Operation, T>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
  decode?: Decoder<T>,
  onUnreadable?: OnUnreadable,
): Promise<T | undefined> {
  const answer = await client.send(operation, input);
  try {
    return decode?.inSlices ? await decode.inSlices(answer, onUnreadable) : decode?.(answer, onUnreadable);
  } catch (cause) {
    throw new ApiError('shape', operation, { cause, answeredJson: true });
  }
}
