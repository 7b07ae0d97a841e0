import { hostileText } from './seed/hostile-text.ts';

type Change = (value: unknown, key: string) => unknown;

/** Rebuilds a JSON value. Each leaf and list passes through `change` first; its result is not walked again. */
function rebuild(value: unknown, change: Change, key = ''): unknown {
  const changed = change(value, key);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => rebuild(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, rebuild(inner, change, name)]),
  );
}

export function withoutRows(value: unknown): unknown {
  return rebuild(value, (part) => (Array.isArray(part) ? [] : part));
}

/** Lists become objects, numbers null, texts numbers, booleans texts. */
export function withWrongTypes(value: unknown): unknown {
  return rebuild(value, (part) => {
    if (Array.isArray(part)) return { 0: part.length };
    if (typeof part === 'number') return null;
    if (typeof part === 'boolean') return 'perhaps';
    if (typeof part === 'string') return part.length;
    return part;
  });
}

/** Texts under these keys are read by machines, so a hostile value would only break the client. */
const machineKeys = /^(sid|created|created_at|creation|trialExpiration|state|error)$/;

/** Replaces each name and message by the next hostile text. The same answer always gets the same texts. */
export function withHostileText(value: unknown): unknown {
  const texts = Object.values(hostileText);
  let turn = 0;
  return rebuild(value, (part, key) =>
    typeof part === 'string' && !machineKeys.test(key) ? texts[turn++ % texts.length] : part,
  );
}
