import { withHostileText, withoutRows, withWrongTypes } from './distort.ts';
import type { Afterwards, Distortion, Replacement } from './scenario-board.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function jsonResponse(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  if (value === undefined)
    return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
  return textResponse(JSON.stringify(value), JSON_TYPE, status, headers);
}

export function errorResponse(text: string, status: number): Response {
  const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  return jsonResponse({ error: text }, status, headers);
}

function textResponse(
  text: string,
  type: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  // A 204, 205 or 304 may not carry a body.
  const body = status === 204 || status === 205 || status === 304 ? null : text;
  return new Response(body, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  });
}

const connectionBroken = (): TypeError => new TypeError('Failed to fetch');

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await orAborted(late, signal);
  } finally {
    clearTimeout(timer);
  }
}

export async function orAborted(wait: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.race([wait, untilAborted(signal)]);
}

export function replace(replacement: Replacement, signal: AbortSignal): Response | Promise<never> {
  switch (replacement.kind) {
    case 'never':
      return untilAborted(signal);
    case 'drop':
      throw connectionBroken();
    case 'fail':
      return errorResponse(replacement.text, replacement.status);
    case 'html':
      return textResponse(
        `<!doctype html><html><head><title>${replacement.status}</title></head><body><h1>Bad Gateway</h1><script>window.__pwned=1</script></body></html>`,
        'text/html; charset=utf-8',
        replacement.status,
      );
    case 'empty':
      return new Response(null, { status: replacement.status });
    case 'malformed':
      return textResponse('{data: [undefined], }', JSON_TYPE, 200);
    case 'answer':
      return jsonResponse(replacement.body, replacement.status);
  }
}

export function afterApplying(afterwards: Afterwards): Response {
  if (afterwards.kind === 'applyThenDrop') throw connectionBroken();
  return new Response(null, { status: afterwards.status });
}

export function distort(value: unknown, status: number, distortions: readonly Distortion[]): Response {
  const kinds = new Set(distortions.map(({ kind }) => kind));
  let spoiled = value;
  if (kinds.has('noRows')) spoiled = withoutRows(spoiled);
  if (kinds.has('hostile')) spoiled = withHostileText(spoiled);
  if (kinds.has('wrongTypes')) spoiled = withWrongTypes(spoiled);
  if (!kinds.has('truncated')) return jsonResponse(spoiled, status);
  const text = JSON.stringify(spoiled ?? { success: true });
  return textResponse(text.slice(0, Math.ceil(text.length / 2)), JSON_TYPE, status);
}
