import { useMemo, useState } from 'react';
import { type Draft, useDraft } from '../../parts/use-draft.ts';

export type ProjectMapType = 'default' | 'image' | 'map';
export const mapTypes: readonly ProjectMapType[] = ['default', 'image', 'map'];

/** A pin as typed; its coordinates need not be numbers yet. */
export interface PinFields {
  readonly id: number;
  readonly name: string;
  /** Longitude on a map; pixels from the left edge of an image. */
  readonly x: string;
  /** Latitude on a map; pixels from the lower edge of an image. */
  readonly y: string;
}

export interface MapFields {
  readonly type: ProjectMapType;
  readonly imageUrl: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly zoom: string;
  readonly pins: readonly PinFields[];
}

export interface ClearedPins {
  readonly by: 'type' | 'copy';
  readonly pinCount: number;
}

/** The form as typed. @spec B §3 */
export interface ProjectFields extends MapFields {
  readonly name: string;
  readonly description: string;
}

export interface ProjectForm
  extends Pick<Draft<DraftFields>, 'isRestored' | 'wasSent' | 'send' | 'close' | 'discard'> {
  readonly fields: ProjectFields;
  /** No pin was added, changed or cleared: the pins are those of the duplicated project. */
  readonly hasUntouchedPins: boolean;
  /** The pins that were lost last, until other pins are added, changed or removed. `undoClearing` restores them. */
  readonly cleared: ClearedPins | null;
  change(patch: Partial<Omit<ProjectFields, 'type' | 'pins'>>): void;
  /** Clears the fields that depend on the type. @spec B §4 */
  changeType(type: ProjectMapType): void;
  /** Restores the pins, and the map type that they belong to. */
  undoClearing(): void;
  addPin(pin: Omit<PinFields, 'id'>): number;
  changePin(id: number, patch: Partial<Omit<PinFields, 'id'>>): void;
  removePin(id: number): void;
  /** Shows the pins of the duplicated project again, in place of those of the form. */
  resetPins(): void;
}

/** @spec B §9 */
const initialView = { latitude: '0', longitude: '0', zoom: '1' };

export const newMapFields: MapFields = { type: 'default', imageUrl: '', ...initialView, pins: [] };

/** Default and image share a coordinate system; a map of the world has another. @spec B §4 */
function keepsPins(from: ProjectMapType, to: ProjectMapType): boolean {
  return from === to || (from !== 'map' && to !== 'map');
}

export function withType(fields: MapFields, type: ProjectMapType): MapFields {
  if (type === fields.type) return fields;
  return { ...newMapFields, type, pins: keepsPins(fields.type, type) ? fields.pins : [] };
}

export const nextPinId = (pins: readonly PinFields[]) =>
  pins.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

export function withPin(pins: readonly PinFields[], pin: Omit<PinFields, 'id'>) {
  const id = nextPinId(pins);
  return { id, pins: [...pins, { id, ...pin }] };
}

export function withChangedPin(
  pins: readonly PinFields[],
  id: number,
  patch: Partial<Omit<PinFields, 'id'>>,
): readonly PinFields[] {
  return pins.map((pin) => (pin.id === id ? { ...pin, ...patch } : pin));
}

export function withoutPin(pins: readonly PinFields[], id: number): readonly PinFields[] {
  return pins.filter((pin) => pin.id !== id);
}

export type DraftFields = Record<keyof ProjectFields, string>;

/** Stored instead of pins until they are edited: the form shows those of the duplicated project. */
const UNEDITED_PINS = '';

export function writePins(pins: readonly PinFields[]): string {
  return JSON.stringify(pins.map(({ id, name, x, y }) => [id, name, x, y]));
}

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

interface Cleared extends ClearedPins {
  readonly before: Pick<DraftFields, 'type' | 'pins'> & Partial<DraftFields>;
}

export function useProjectForm(
  draftKey: string,
  start: Pick<ProjectFields, 'name' | 'description'>,
  untouchedPins: readonly PinFields[],
): ProjectForm {
  const draft = useDraft<DraftFields>(
    draftKey,
    { ...newMapFields, ...start, pins: UNEDITED_PINS },
    { marksOpen: true },
  );
  const { pins: draftPins } = draft.fields;
  const pins = useMemo(
    () => (draftPins === UNEDITED_PINS ? untouchedPins : readPins(draftPins)),
    [draftPins, untouchedPins],
  );
  const fields = useMemo(() => fromDraft(draft.fields, pins), [draft.fields, pins]);
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const changePins = (text: string) => {
    setCleared(null);
    draft.change({ pins: text });
  };

  const offerUndo = (by: ClearedPins['by'], before: Cleared['before']) => {
    if (pins.length > 0) setCleared({ by, pinCount: pins.length, before });
  };

  return {
    fields,
    isRestored: draft.isRestored,
    wasSent: draft.wasSent,
    hasUntouchedPins: draftPins === UNEDITED_PINS,
    cleared,
    change: draft.change,
    changeType(type) {
      const isClearing = !keepsPins(fields.type, type);
      const { name: _name, description: _description, ...before } = draft.fields;
      const { pins: _pins, ...next } = withType(fields, type);
      if (isClearing) offerUndo('type', before);
      draft.change({ ...next, pins: isClearing ? writePins([]) : draftPins });
    },
    undoClearing() {
      if (cleared !== null) draft.change(cleared.before);
      setCleared(null);
    },
    addPin(pin) {
      const { id, pins: extended } = withPin(pins, pin);
      changePins(writePins(extended));
      return id;
    },
    changePin: (id, patch) => changePins(writePins(withChangedPin(pins, id, patch))),
    removePin: (id) => changePins(writePins(withoutPin(pins, id))),
    resetPins() {
      offerUndo('copy', { type: draft.fields.type, pins: draftPins });
      draft.change({ pins: UNEDITED_PINS });
    },
    send: draft.send,
    close: draft.close,
    discard() {
      setCleared(null);
      draft.discard();
    },
  };
}
