import { hostileText } from './seed/hostile-text.ts';

type Change = (value: unknown, key: string) => unknown;

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

export function withWrongTypes(value: unknown): unknown {
  return rebuild(value, (part) => {
    if (Array.isArray(part)) return { 0: part.length };
    if (typeof part === 'number') return null;
    if (typeof part === 'boolean') return 'perhaps';
    if (typeof part === 'string') return part.length;
    return part;
  });
}

/** Machines read these texts, so a hostile value would only break the client. */
const machineKeys = /^(sid|created|created_at|creation|trialExpiration|state|error)$/;

export function withHostileText(value: unknown): unknown {
  const texts = Object.values(hostileText);
  let turn = 0;
  return rebuild(value, (part, key) =>
    typeof part === 'string' && !machineKeys.test(key) ? texts[turn++ % texts.length] : part,
  );
}
