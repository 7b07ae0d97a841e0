import type { Item, Look, Wanted } from './lost-answer.ts';

/** null: the data cannot tell. */
export function isMade(data: unknown, { wanted, before = {}, known, part, isForNone }: Look): boolean | null {
  const itemsOf = (whole: unknown) => itemsIn(part ? part(whole) : whole);
  const items = itemsOf(data);
  if (known !== undefined) {
    const knownIds = new Set(itemsOf(known).map(({ id }) => id));
    // Servers trim the texts of what they add.
    return items.some((item) => !knownIds.has(item.id) && isLike(item, wanted, trimmed));
  }
  const isFound = items.some((item) => isLike(item, wanted));
  if (isForNone) return !isFound;
  if (isFound || !('id' in wanted)) return isFound;
  return items.some((item) => item.id === wanted.id && isLike(item, before)) ? false : null;
}

const itemsIn = (data: unknown): readonly Item[] =>
  data === null || data === undefined ? [] : ([data].flat() as Item[]);

function isLike(item: Item, wanted: Wanted, comparable = plain): boolean {
  if (typeof wanted === 'function') return wanted(item);
  return Object.entries(wanted).every(([field, value]) => {
    const found = typeof item === 'string' ? item : item[field];
    return typeof value === 'function' ? value(found) : Object.is(comparable(found), comparable(value));
  });
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : plain(value));

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}
