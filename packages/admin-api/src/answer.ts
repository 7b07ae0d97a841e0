import { ApiError, type ApiErrorKind } from './api-error.ts';
import { isWrite, type Operation } from './operations.ts';
import { letOthersWork, SLICE_MS } from './read.ts';

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

/** Longer texts are parsed in slices, so that no task is long. */
const LONG_CHARACTERS = 1_000_000;
const SLICE_CHARACTERS = 250_000;
const MOST_ATTEMPTS = 8;
/** A list, bare or in up to three wrappers. */
const LIST_START = /^\s*(?:\{\s*"\w+"\s*:\s*){0,3}\[/;
const LIST_END = /^\s*\](?:\s*\})*\s*$/;
const BETWEEN = /\}\s*,/g;

/**
 * Parses a long list piece by piece. A text up to a comma that is itself a list of values ends between two entries, because
 * JSON is read from left to right; other texts are extended. The result is that of `JSON.parse`, which decides every doubt.
 */
async function parseLong(text: string): Promise<ReturnType<typeof parse>> {
  const start = LIST_START.exec(text)?.[0].length ?? 0;
  const end = text.lastIndexOf(']');
  if (start === 0 || !LIST_END.test(text.slice(end))) return parse(text);
  const entries: unknown[] = [];
  let from = start;
  let startedAt = performance.now();
  while (end - from > SLICE_CHARACTERS) {
    const piece = pieceFrom(text, from);
    if (piece === null) return parse(text);
    for (const entry of piece.entries) entries.push(entry);
    from = piece.end;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await letOthersWork();
    startedAt = performance.now();
  }
  const last = parse(`[${text.slice(from, end)}]`);
  const wrapper = parse(text.slice(0, start) + text.slice(end));
  if (!last.isJson || !wrapper.isJson || (last.value as unknown[]).length === 0) return parse(text);
  const list = listIn(wrapper.value);
  for (const entry of entries) list.push(entry);
  for (const entry of last.value as unknown[]) list.push(entry);
  return wrapper;
}

function pieceFrom(text: string, from: number): { entries: readonly unknown[]; end: number } | null {
  BETWEEN.lastIndex = from + SLICE_CHARACTERS;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const between = BETWEEN.exec(text);
    if (between === null) return null;
    const { isJson, value } = parse(`[${text.slice(from, between.index + 1)}]`);
    if (isJson) return { entries: value as unknown[], end: between.index + between[0].length };
  }
  return null;
}

/** The innermost value of wrappers with one field each. */
function listIn(wrapper: unknown): unknown[] {
  return Array.isArray(wrapper) ? wrapper : listIn(Object.values(wrapper as object)[0]);
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
export async function readAnswer(
  operation: Operation,
  status: number,
  text: string,
  secret: string | null,
): Promise<unknown> {
  const { isJson: answeredJson, value } = text.length > LONG_CHARACTERS ? await parseLong(text) : parse(text);
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
