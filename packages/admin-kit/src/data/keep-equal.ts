type Fields = Record<string, unknown>;

/**
 * `after` with all parts that are as `before`, so that only changed rows are rendered, searched and sorted again. The
 * comparison of TanStack Query takes each row with a date for a new one.
 */
export function keepEqual(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (before instanceof Date && after instanceof Date)
    return Number(before) === Number(after) ? before : after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((item, index) => keepEqual(before[index], item));
    const isEqual = kept.length === before.length && kept.every((item, index) => item === before[index]);
    return isEqual ? before : kept;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  let kept = after;
  let isEqual = true;
  let fieldCount = 0;
  for (const field in after) {
    fieldCount++;
    const part = keepEqual(before[field], after[field]);
    if (part !== before[field] || (part === undefined && !(field in before))) isEqual = false;
    if (part === after[field]) continue;
    if (kept === after) kept = { ...after };
    kept[field] = part;
  }
  return isEqual && fieldCount === Object.keys(before).length ? before : kept;
}

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
