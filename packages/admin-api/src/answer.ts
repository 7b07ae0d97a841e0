import { ApiError, type ApiErrorKind } from './api-error.ts';
import { letOthersWork } from './decode.ts';
import { isWrite, type Operation } from './operations.ts';
import type { Parsed } from './parse-long.ts';
import { retryAtOf } from './retry.ts';

const KIND_OF_TEXT = new Map<string, ApiErrorKind>([
  ['Invalid session', 'session'],
  ['Not signed in', 'session'],
  ['User does not have access to organization', 'access'],
]);

const LONG_CHARACTERS = 1_000_000;

/** `undefined` for a blank text. */
function parseWhole(text: string): Parsed {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: text.trim() === '' ? undefined : null };
  }
}

async function parse(body: Response['body']): Promise<Parsed> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const more = async () => {
    const part = await reader?.read();
    return part?.value && decoder.decode(part.value, { stream: true });
  };
  let text = '';
  let isTried = false;
  for (let part = await more(); part !== undefined; part = await more()) {
    text += part;
    if (isTried || text.length <= LONG_CHARACTERS) continue;
    isTried = true;
    // Every screen would pay for the parser of long texts.
    const long = await import('./parse-long.ts').catch(() => null);
    if (long) return long.parseLong(text, more, { parseWhole, letOthersWork });
  }
  return parseWhole(text);
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
  response: Response,
  secret: string | null,
): Promise<unknown> {
  const { status, ok, body } = response;
  const retryAt = retryAtOf(response);
  const { isJson: answeredJson, value } = await parse(body);
  const error = filledError(value);
  if (error !== undefined) {
    const kind = (typeof error === 'string' && KIND_OF_TEXT.get(error)) || 'refused';
    const serverText = typeof error === 'string' && secret ? error.replaceAll(secret, '…') : error;
    throw new ApiError(kind, operation, { status, answeredJson, serverText, retryAt });
  }
  if (!ok) throw new ApiError('status', operation, { status, answeredJson, retryAt });
  if (value === undefined && isWrite(operation)) return null;
  if (!answeredJson) throw new ApiError('format', operation, { status });
  return value;
}
