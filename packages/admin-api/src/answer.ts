import { ApiError, type ApiErrorKind } from './api-error.ts';
import { isWrite, type Operation } from './operations.ts';
import type { Parsed } from './parse-long.ts';
import { letOthersWork } from './read.ts';

const KIND_OF_TEXT = new Map<string, ApiErrorKind>([
  ['Invalid session', 'session'],
  ['Not signed in', 'session'],
  ['User does not have access to organization', 'access'],
]);

/** Longer texts are parsed while they arrive, in slices that prevent long tasks. */
const LONG_CHARACTERS = 1_000_000;

function parseWhole(text: string): Parsed {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: null };
  }
}

type More = () => Promise<string | null>;

function textsOf(body: ReadableStream<Uint8Array> | null): More {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let isAtEnd = reader === undefined;
  return async () => {
    if (isAtEnd || reader === undefined) return null;
    const { done, value } = await reader.read();
    isAtEnd = done;
    return decoder.decode(value, { stream: !done });
  };
}

async function restOf(start: string, more: More): Promise<string> {
  let text = start;
  for (let part = await more(); part !== null; part = await more()) text += part;
  return text;
}

async function parse(body: Response['body']): Promise<Parsed & { isBlank: boolean }> {
  const more = textsOf(body);
  let text = '';
  for (let part = await more(); part !== null; part = await more()) {
    text += part;
    if (text.length <= LONG_CHARACTERS) continue;
    // Every screen would pay for the parser of long texts.
    const long = await import('./parse-long.ts').catch(() => null);
    const tools = { parseWhole, letOthersWork };
    const parsed = long ? long.parseLong(text, more, tools) : parseWhole(await restOf(text, more));
    return { ...(await parsed), isBlank: false };
  }
  return { ...parseWhole(text), isBlank: text.trim() === '' };
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
  { status, ok, body }: Response,
  secret: string | null,
): Promise<unknown> {
  const { isJson: answeredJson, value, isBlank } = await parse(body);
  const error = filledError(value);
  if (error !== undefined) {
    const kind = (typeof error === 'string' && KIND_OF_TEXT.get(error)) || 'refused';
    const serverText = typeof error === 'string' && secret ? error.replaceAll(secret, '…') : error;
    throw new ApiError(kind, operation, { status, answeredJson, serverText });
  }
  if (!ok) throw new ApiError('status', operation, { status, answeredJson });
  if (isBlank && isWrite(operation)) return null;
  if (!answeredJson) throw new ApiError('format', operation, { status });
  return value;
}
