import { check, pipe, transform, unknown } from 'valibot';
import type { Schema } from './decode.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a field under a second name if the first is missing: the two documents name some fields differently. */
/* @__NO_SIDE_EFFECTS__ */
export function alsoNamed(nameOf: Readonly<Record<string, string>>): Schema<unknown> {
  return pipe(
    unknown(),
    transform((value) => {
      if (!isRecord(value)) return value;
      const renamed = { ...value };
      for (const [second, first] of Object.entries(nameOf)) renamed[first] ??= value[second];
      return renamed;
    }),
  );
}

/** Without this check, any object would pass as an entity that has no required fields. */
/* @__NO_SIDE_EFFECTS__ */
export function hasSomeOf(entries: Readonly<Record<string, unknown>>): Schema<unknown> {
  const names = Object.keys(entries);
  return pipe(
    unknown(),
    check((value) => isRecord(value) && names.some((name) => Object.hasOwn(value, name))),
  );
}
