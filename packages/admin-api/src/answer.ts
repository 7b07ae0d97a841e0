import { ApiError, type ApiErrorKind } from './api-error.ts';
import { isWrite, type Operation } from './operations.ts';

const KIND_OF_TEXT = new Map<string, ApiErrorKind>([
  ['Invalid session', 'session'],
  ['Not signed in', 'session'],
  ['User does not have access to organization', 'access'],
]);

function parse(text: string): { isJson: boolean; value: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: null };
  }
}

function filledError(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'error')) return undefined;
  const { error } = value as { error: unknown };
  if (typeof error === 'string') return error.trim() || undefined;
  if (typeof error === 'object' && error !== null) return Object.keys(error).length > 0 ? error : undefined;
  return error || undefined;
}

/**
 * A filled `error` counts at any status. The empty success of a write is `null`, because nothing depends on the answer
 * of a write.
 * @param secret the session id, removed from the server's words if it repeats it
 * @throws {ApiError}
 */
export function readAnswer(
  operation: Operation,
  status: number,
  text: string,
  secret: string | null,
): unknown {
  const { isJson: answeredJson, value } = parse(text);
  const error = filledError(value);
  if (error !== undefined) {
    const kind = (typeof error === 'string' && KIND_OF_TEXT.get(error)) || 'refused';
    const serverText = typeof error === 'string' && secret ? error.replaceAll(secret, '…') : error;
    throw new ApiError(kind, operation, { status, answeredJson, serverText });
  }
  if (status < 200 || status > 299) throw new ApiError('status', operation, { status, answeredJson });
  if (text.trim() === '' && isWrite(operation)) return null;
  if (!answeredJson) throw new ApiError('format', operation, { status });
  return value;
}
