export type ProjectMapType = 'default' | 'image' | 'map';
export const mapTypes: readonly ProjectMapType[] = ['default', 'image', 'map'];

/** A pin as it is typed: what cannot be read as a number yet is kept as it is. */
export interface PinFields {
  /** Known to this form only. */
  readonly id: number;
  readonly name: string;
  /** Longitude on a map; pixels from the left edge of an image. */
  readonly x: string;
  /** Latitude on a map; pixels from the lower edge of an image. */
  readonly y: string;
}

/** The part of the form that depends on the map type. */
export interface MapFields {
  readonly type: ProjectMapType;
  readonly imageUrl: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly zoom: string;
  readonly pins: readonly PinFields[];
}

/** The form as it is typed. @spec B §3 */
export interface ProjectFields extends MapFields {
  readonly name: string;
  readonly description: string;
}

/** Centre 0, 0 and zoom 1. @spec B §9 */
const firstView = { latitude: '0', longitude: '0', zoom: '1' };

export const newMapFields: MapFields = { type: 'default', imageUrl: '', ...firstView, pins: [] };

/** Default and image are drawings with one plane; the globe is another. @spec B §4 */
export function keepsPins(from: ProjectMapType, to: ProjectMapType): boolean {
  return from === to || (from !== 'map' && to !== 'map');
}

/**
 * Another map type: image and coordinates start afresh, and the pins go too, unless both types are drawings rather than
 * the globe. @spec B §4
 */
export function withType(fields: MapFields, type: ProjectMapType): MapFields {
  if (type === fields.type) return fields;
  return { ...newMapFields, type, pins: keepsPins(fields.type, type) ? fields.pins : [] };
}

/** After the highest of the form: what is in use is not given twice. */
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
