import { ApiError, type ApiErrorKind } from './api-error.ts';
import { isWrite, type Operation } from './operations.ts';
import type { Parsed } from './parse-long.ts';
import { letOthersWork } from './read.ts';

const KIND_OF_TEXT = new Map<string, ApiErrorKind>([
  ['Invalid session', 'session'],
  ['Not signed in', 'session'],
  ['User does not have access to organization', 'access'],
]);

/** Slices of longer texts prevent long tasks. */
const LONG_CHARACTERS = 1_000_000;

function parseWhole(text: string): Parsed {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: null };
  }
}

/** Every screen would pay for the parser of long texts. */
async function parse(text: string): Promise<Parsed> {
  if (text.length <= LONG_CHARACTERS) return parseWhole(text);
  const { parseLong } = await import('./parse-long.ts').catch(() => ({ parseLong: parseWhole }));
  return parseLong(text, { parseWhole, letOthersWork });
}

function filledError(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'error')) return undefined;
  const { error } = value as { error: unknown };
  if (typeof error === 'string') return error.trim() || undefined;
  if (typeof error === 'object' && error !== null) return Object.keys(error).length > 0 ? error : undefined;
  return error || undefined;
}

/** A filled `error` counts at any status. The empty success of a write is `null`. `secret` is removed from texts. */
export async function readAnswer(
  operation: Operation,
  status: number,
  text: string,
  secret: string | null,
): Promise<unknown> {
  const { isJson: answeredJson, value } = await parse(text);
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
