import { ApiError } from './api-error.ts';
import type { Operation } from './operations.ts';

type Values = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const DIGITS = /^\d+$/;
// The specification's ids are numbers; the one text in a path is the code of a coupon.
const ID_NAME = /id$/i;

function refuse(operation: Operation, name: string): never {
  throw new ApiError('input', operation, { cause: new TypeError(`Unusable value for "${name}"`) });
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value)
    ? (value as number) >= 0
    : typeof value === 'string' && DIGITS.test(value);
}

function encodeText(text: string): string {
  // A title cut in the middle of an emoji would make encodeURIComponent throw.
  return encodeURIComponent(text.toWellFormed());
}

/**
 * The path of an operation with its values filled in. Ids must be whole numbers of 0 or more, and texts
 * neither empty nor a dot segment, so that `..` from an address bar can never lead to another path.
 * @throws {ApiError} of kind `input`
 */
export function fillPath(operation: Operation, values: Values = {}): string {
  const template = operation.slice(operation.indexOf(' ') + 1);
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (ID_NAME.test(name)) return isId(value) ? String(value) : refuse(operation, name);
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..')
      return refuse(operation, name);
    return encodeText(value);
  });
}

function toText(operation: Operation, name: string, value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return refuse(operation, name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Names and texts in order: absent values left out, a list as a repeated name, an object as JSON. */
function textPairs(operation: Operation, values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const present = (Array.isArray(value) ? value : [value]).filter(
      (item) => item !== undefined && item !== null,
    );
    return present.map((item): [string, string] => [name, toText(operation, name, item)]);
  });
}

/** A query string without its question mark. Blanks are `%20`, which every server reads alike. */
export function encodeQuery(operation: Operation, values: Values): string {
  return textPairs(operation, values)
    .map(([name, text]) => `${encodeText(name)}=${encodeText(text)}`)
    .join('&');
}

/** A body as `application/x-www-form-urlencoded`. */
export function encodeForm(operation: Operation, values: Values): string {
  return new URLSearchParams(textPairs(operation, values)).toString();
}

/** A body as JSON. A number that JSON would silently turn into `null` is refused. */
export function encodeJson(operation: Operation, values: Values): string {
  return JSON.stringify(values, (name, value: unknown) => {
    return typeof value === 'number' && !Number.isFinite(value) ? refuse(operation, name) : value;
  });
}
