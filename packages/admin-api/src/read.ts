import { array, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { isRecord } from './record.ts';

/** Turns the parsed JSON of an answer into what the caller works with. Throws when it cannot. */
export type Reader<T> = (answer: unknown) => T;

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
  throw new TypeError(`Unexpected value at ${getDotPath(result.issues[0]) ?? 'the top'}`);
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
 * Reads a list: bare, under `data`, `data.data`, or under one of its own names. A row with an unusable id fails
 * the whole list: a list with a row missing would pass for the truth, and a row without an id could not be acted
 * on. Every other damaged field becomes its neutral value, and the row stays.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readList<T>(names: Names, schema: Schema<T>): Reader<T[]> {
  const rows = array(schema);
  return (answer) => parse(rows, unwrap(answer, names, Array.isArray));
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
