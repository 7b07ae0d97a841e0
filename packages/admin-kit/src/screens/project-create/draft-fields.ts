import { mapTypes, type PinFields, type ProjectFields } from './project-form.ts';

/** The form as drafts keep it: texts only. */
export type DraftFields = Record<keyof ProjectFields, string>;

/** Pins that nobody has touched yet are those of the project that is duplicated, whenever they arrive. */
export const UNTOUCHED = '';

export function writePins(pins: readonly PinFields[]): string {
  return JSON.stringify(pins.map(({ id, name, x, y }) => [id, name, x, y]));
}

/** Reads what drafts kept; a part that is of no use is as it is at the start. */
export function fromDraft(draft: DraftFields, pins: readonly PinFields[]): ProjectFields {
  return { ...draft, type: mapTypes.find((type) => type === draft.type) ?? 'default', pins };
}

export function readPins(text: string): PinFields[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.flatMap((row) => readPin(row) ?? []) : [];
  } catch {
    return [];
  }
}

function readPin(row: unknown): PinFields | null {
  if (!Array.isArray(row)) return null;
  const [id, name, x, y]: readonly unknown[] = row;
  const isReadable =
    Number.isSafeInteger(id) && typeof name === 'string' && typeof x === 'string' && typeof y === 'string';
  return isReadable ? { id: Number(id), name, x, y } : null;
}
