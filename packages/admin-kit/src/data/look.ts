import type { ActionLook, ActionValue } from '../provider/events.ts';
import type { Look } from './lost-answer.ts';

type Expectation = ActionLook['expects'];
type Fields = Expectation['fields'];

/** Storable: without functions and without readable texts. */
export function lookToKeep(look: Look): ActionLook {
  const { operation, queryKey } = look.read;
  return { operation, parameters: queryKey.at(-1) as object, expects: expectationOf(look) };
}

export function expectationOf({
  read: _,
  onMade: __,
  wanted,
  before,
  not,
  named,
  known,
  ...rest
}: Look): Expectation {
  const expects: Expectation = {
    ...rest,
    fields: plainFields(wanted, known === undefined ? plainOf : (value) => plainOf(trimmed(value))),
    ...(before && { was: plainFields(before) }),
    ...(not && {
      not: Object.fromEntries(Object.entries(not).map(([field, values]) => [field, values.map(plainOf)])),
    }),
    ...(named !== undefined && { named: nameDigest(named) }),
  };
  if (known === undefined) return expects;
  const ofNew = { ...expects, known: [] };
  const old = candidatesIn(known, ofNew).filter((item) => isMatch(item, ofNew));
  return { ...expects, known: old.map(({ id }) => id as number) };
}

export function isAsExpected(data: unknown, expects: Expectation): boolean | null {
  const { fields, was, known, isAbsent = false } = expects;
  const items = candidatesIn(data, expects);
  const isFound = items.some((item) => isMatch(item, expects) && !known?.includes(item.id as number));
  if (isAbsent || isFound) return isAbsent !== isFound;
  if (!('id' in fields)) return false;
  const item = items.find(({ id }) => id === fields.id);
  if (item === undefined || (was && !hasFields(item, was))) return null;
  return false;
}

type Item = Readonly<Record<string, unknown>>;

function candidatesIn(data: unknown, { within, named, fields }: Expectation): readonly Item[] {
  const part = within === undefined || data === null ? data : (data as Item)[within];
  if (!Array.isArray(part)) return part === null || part === undefined ? [] : [part as Item];
  const key = named === undefined ? ['id', 'entry'].find((field) => field in fields) : 'named';
  return key === undefined ? part : (indexOf(part, key).get(named ?? fields[key] ?? null) ?? []);
}

type Index = Map<ActionValue, Item[]>;
const indexes = new WeakMap<readonly unknown[], Map<string, Index>>();

/** A job of a thousand items searches one long list for each. */
function indexOf(list: readonly unknown[], key: string): Index {
  const ofList = indexes.get(list) ?? new Map<string, Index>();
  indexes.set(list, ofList);
  const held = ofList.get(key);
  if (held) return held;
  const index: Index = new Map();
  for (const entry of list) {
    const item: Item = typeof entry === 'string' ? { entry } : (entry as Item);
    const values =
      key === 'named' ? [nameDigest(item.username), nameDigest(item.email)] : [plainOf(item[key])];
    for (const value of new Set(values)) {
      const same = index.get(value);
      if (same) same.push(item);
      else index.set(value, [item]);
    }
  }
  ofList.set(key, index);
  return index;
}

function isMatch(item: Item, { fields, not = {}, known }: Expectation): boolean {
  const inPlain = known ? (value: unknown) => plainOf(trimmed(value)) : plainOf;
  return (
    hasFields(item, fields, inPlain) &&
    Object.entries(not).every(([field, values]) => !values.includes(plainOf(item[field])))
  );
}

function hasFields(item: Item, fields: Fields, inPlain = plainOf): boolean {
  return Object.entries(fields).every(([field, value]) => Object.is(inPlain(item[field]), value));
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A browser's storage must not hold more about people than it needs, so texts become digests. */
export function plainOf(value: unknown): ActionValue {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.getTime();
  return digestOf(typeof value === 'string' ? value : JSON.stringify(value));
}

export const plainFields = (item: object, inPlain = plainOf): Fields =>
  Object.fromEntries(Object.entries(item).map(([field, value]) => [field, inPlain(value)]));

export const nameDigest = (name: unknown): string =>
  digestOf(
    String(name ?? '')
      .trim()
      .toLowerCase(),
  );

/** Browsers offer their digests only on secure origins. */
function digestOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `#${(4294967296 * (2097151 & two) + (one >>> 0)).toString(36)}`;
}
