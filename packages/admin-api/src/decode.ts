import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { isRecord } from './record.ts';

/** Called once with the number of unreadable entries of a list, if there are any. */
export type OnUnreadable = (count: number) => void;

/**
 * Turns the parsed JSON of an answer into a typed value, or throws. With `onUnreadable`, the decoder of a list leaves
 * out entries that it cannot decode and reports their number.
 */
export interface Decoder<T> {
  (answer: unknown, onUnreadable?: OnUnreadable): T;
  /** The same for a list that may be long. The page stays responsive in between. */
  readonly inSlices?: (answer: unknown, onUnreadable?: OnUnreadable) => Promise<T>;
}

/** A valibot schema that accepts any input. */
export type Schema<T> = GenericSchema<unknown, T>;

type Names = string | readonly string[];

const SLICE_ROWS = 500;
const SLICE_MS = 12;

// The organization calls answer with `data.data`. One more is tolerated.
const MAX_WRAPPERS = 3;

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

/** Errors must not contain the answer's content, which may be private. */
function parse<T>(schema: Schema<T>, value: unknown): T {
  const result = safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw unexpected([getDotPath(result.issues[0])]);
}

function unexpected(path: readonly (number | string | null)[]): TypeError {
  return new TypeError(`Unexpected value at ${path.filter((step) => step !== null).join('.') || 'the top'}`);
}

/**
 * Decodes one entity: bare, under `data`, or under a name that the server uses for it.
 * @example entityDecoder('organization', organizationSchema)
 */
/* @__NO_SIDE_EFFECTS__ */
export function entityDecoder<T>(names: Names, schema: Schema<T>): Decoder<T> {
  return (answer) => parse(schema, unwrap(answer, names, isRecord));
}

/**
 * Decodes a list: bare, under `data`, `data.data`, or under a name that the server uses for it. An entry with an
 * unusable id fails the whole list, because a shorter list would look complete. With `onUnreadable` such entries are left
 * out and counted, unless no entry can be decoded, or the list must be whole: then a missing entry would count as absent.
 * Every other damaged field becomes its neutral value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listDecoder<T>(names: Names, schema: Schema<T>, whole?: 'whole'): Decoder<T[]> {
  function* rowsOf(answer: unknown, onUnreadable?: OnUnreadable): Generator<undefined, T[]> {
    const entries = unwrap(answer, names, Array.isArray);
    if (!Array.isArray(entries)) throw new TypeError('Unexpected value at the top');
    const rows: T[] = [];
    let firstFailure: TypeError | null = null;
    for (const [index, entry] of entries.entries()) {
      if (index > 0 && index % SLICE_ROWS === 0) yield;
      const result = safeParse(schema, entry, { abortEarly: true });
      if (result.success) rows.push(result.output);
      else firstFailure ??= unexpected([index, getDotPath(result.issues[0])]);
      if (firstFailure !== null && (whole || onUnreadable === undefined)) throw firstFailure;
    }
    if (firstFailure === null) return rows;
    if (rows.length === 0) throw firstFailure;
    onUnreadable?.(entries.length - rows.length);
    return rows;
  }
  const decode = (answer: unknown, onUnreadable?: OnUnreadable) => {
    const reading = rowsOf(answer, onUnreadable);
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
    }
  };
  const inSlices = async (answer: unknown, onUnreadable?: OnUnreadable) => {
    const reading = rowsOf(answer, onUnreadable);
    for (let startedAt = performance.now(); ; ) {
      const step = reading.next();
      if (step.done) return step.value;
      if (performance.now() - startedAt < SLICE_MS) continue;
      await letOthersWork();
      startedAt = performance.now();
    }
  };
  return Object.assign(decode, { inSlices });
}

export function letOthersWork(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/** Decodes a single value such as a count or an address: bare, under `data`, or under a name that the server uses for it. */
/* @__NO_SIDE_EFFECTS__ */
export function scalarDecoder<T>(names: Names, schema: Schema<T>): Decoder<T> {
  return (answer) =>
    parse(
      schema,
      unwrap(answer, names, (value) => !isRecord(value)),
    );
}
