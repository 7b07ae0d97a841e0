import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { isRecord } from './record.ts';

/** Called once with the number of entries of a list that could not be read, where there are any. */
export type OnUnreadable = (count: number) => void;

/**
 * Turns the parsed JSON of an answer into what the caller works with. Throws when it cannot. Given `onUnreadable`, the
 * reader of a list leaves out the entries that it cannot read and says how many they are.
 */
export type Reader<T> = (answer: unknown, onUnreadable?: OnUnreadable) => T;

/** A valibot schema that may be given anything. */
export type Schema<T> = GenericSchema<unknown, T>;

type Names = string | readonly string[];

// `data.data` of the organization calls, and one wrapper more.
const MAX_WRAPPERS = 3;

/** Takes off the wrappers around what is looked for: its own names first, then `data`. */
function unwrap(answer: unknown, names: Names, isWanted: (value: unknown) => boolean): unknown {
  const keys = [names, 'data'].flat();
  let found = answer;
  for (let depth = 0; depth < MAX_WRAPPERS && isRecord(found); depth++) {
    const wrapper: Record<string, unknown> = found;
    const key = keys.find(
      (name) => Object.hasOwn(wrapper, name) && (isWanted(wrapper[name]) || isRecord(wrapper[name])),
    );
    if (key === undefined) break;
    found = wrapper[key];
  }
  return found;
}

/** Parses, and says only where an answer is wrong: what stood there may be private. */
function parse<T>(schema: Schema<T>, value: unknown): T {
  const result = safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw unexpected([getDotPath(result.issues[0])]);
}

function unexpected(path: readonly (number | string | null)[]): TypeError {
  return new TypeError(`Unexpected value at ${path.filter((step) => step !== null).join('.') || 'the top'}`);
}

/**
 * Reads one entity: bare, under `data`, or under one of its own names.
 * @example readEntity('organization', organizationSchema)
 */
/* @__NO_SIDE_EFFECTS__ */
export function readEntity<T>(names: Names, schema: Schema<T>): Reader<T> {
  return (answer) => parse(schema, unwrap(answer, names, isRecord));
}

/**
 * Reads a list: bare, under `data`, `data.data`, or under one of its own names. A row with an unusable id fails the whole
 * list, since a shorter list would pass for the truth; for a caller that takes the number of such rows they are left out
 * instead, unless no row can be read. Every other damaged field becomes its neutral value, and the row stays.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readList<T>(names: Names, schema: Schema<T>): Reader<T[]> {
  return (answer, onUnreadable) => {
    const entries = unwrap(answer, names, Array.isArray);
    if (!Array.isArray(entries)) throw new TypeError('Unexpected value at the top');
    const rows: T[] = [];
    let firstFailure: TypeError | null = null;
    for (const [index, entry] of entries.entries()) {
      const result = safeParse(schema, entry, { abortEarly: true });
      if (result.success) rows.push(result.output);
      else firstFailure ??= unexpected([index, getDotPath(result.issues[0])]);
      if (firstFailure !== null && onUnreadable === undefined) throw firstFailure;
    }
    if (firstFailure === null) return rows;
    if (rows.length === 0) throw firstFailure;
    onUnreadable?.(entries.length - rows.length);
    return rows;
  };
}

/** Reads a single value such as a count or an address: bare, under `data`, or under one of its own names. */
/* @__NO_SIDE_EFFECTS__ */
export function readScalar<T>(names: Names, schema: Schema<T>): Reader<T> {
  return (answer) =>
    parse(
      schema,
      unwrap(answer, names, (value) => !isRecord(value)),
    );
}
