import { ApiError } from './api-error.ts';
import { isFormEncoded, type Operation } from './operations.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Parts {
  path?: Values | undefined;
  query?: Values | undefined;
  body?: Values | undefined;
  signal?: AbortSignal;
  mayBeSent?: () => boolean;
}

interface SafeValues {
  params: { path: Record<string, string>; query: Record<string, unknown> };
  body: Values | undefined;
}

const PLACEHOLDER = /\{(\w+)\}/g;
const DIGITS = /^\d+$/;
// Other parameters are texts, such as the code of a coupon.
const ID_NAME = /id$/i;

export function templateOf(operation: Operation): string {
  return operation.slice(operation.indexOf(' ') + 1);
}

function refuse(operation: Operation, name: string): never {
  throw new ApiError('input', operation, { cause: new TypeError(`Invalid value for "${name}"`) });
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value)
    ? (value as number) >= 0
    : typeof value === 'string' && DIGITS.test(value);
}

/** A `..` would lead to another path. */
function safePath(operation: Operation, values: Values): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [, name = ''] of templateOf(operation).matchAll(PLACEHOLDER)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const isText = typeof value === 'string' && value !== '' && value !== '.' && value !== '..';
    if (ID_NAME.test(name) ? !isId(value) : !isText) refuse(operation, name);
    safe[name] = String(value).toWellFormed();
  }
  return safe;
}

function safeQuery(values: Values): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    // encodeURIComponent throws on half an emoji.
    safe[name] = typeof value === 'string' ? value.toWellFormed() : value;
  }
  return safe;
}

function refuseInfiniteNumbers(operation: Operation, values: Values | undefined): void {
  JSON.stringify(values, (name, value: unknown) => {
    return typeof value === 'number' && !Number.isFinite(value) ? refuse(operation, name) : value;
  });
}

export function safeValues(operation: Operation, { path = {}, query = {}, body }: Parts): SafeValues {
  const params = { path: safePath(operation, path), query: safeQuery(query) };
  refuseInfiniteNumbers(operation, query);
  refuseInfiniteNumbers(operation, body);
  if (!body || !isFormEncoded(operation)) return { params, body };
  // openapi-fetch writes 'undefined' into a form.
  const present = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  return { params, body: Object.fromEntries(present) };
}
