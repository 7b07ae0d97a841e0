import { parseNumber } from '../../text/number.ts';
import { MAX_ZOOM, type MapView } from './map/coordinates.ts';
import { type Axis, readCoordinate } from './map/typed-place.ts';
import type { ImageTest } from './use-project-create.ts';
import type { PinFields, ProjectFields, ProjectMapType } from './use-project-form.ts';

// In UTF-16 units, as the server counts them. @spec A §5, B §5
export const NAME_LIMIT = 75;
export const DESCRIPTION_LIMIT = 2500;
export const PIN_NAME_LIMIT = 32;
export const IMAGE_URL_LIMIT = 300;

export function copyName(original: string, copyOf: (name: string) => string): string {
  const room = NAME_LIMIT - copyOf('').length;
  const characters = new Intl.Segmenter().segment(original);
  let fitting = '';
  for (const { segment } of characters) {
    if (fitting.length + segment.length > room) break;
    fitting += segment;
  }
  return copyOf(fitting.length === original.length ? original : fitting.trimEnd());
}

export type TextProblem = 'blank' | 'too-long';
export type ImageUrlProblem = 'too-long' | 'scheme' | 'malformed' | 'ending';
export type ImageProblem = ImageUrlProblem | 'missing' | 'untested' | 'broken' | 'timeout';

export interface PinProblems {
  readonly name?: 'too-long';
  readonly x?: 'not-a-number';
  readonly y?: 'not-a-number';
}

/** An absent field is valid. */
export interface ProjectProblems {
  readonly name?: TextProblem;
  readonly description?: TextProblem;
  readonly image?: ImageProblem;
  readonly latitude?: 'not-a-number';
  readonly longitude?: 'not-a-number';
  readonly zoom?: 'out-of-range';
  readonly pins?: ReadonlyMap<number, PinProblems>;
}

export interface NewProject {
  readonly name: string;
  readonly description: string;
  readonly map: ProjectMap;
  readonly pins: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

export type ProjectMap =
  | { readonly type: 'default' }
  | { readonly type: 'image'; readonly imageUrl: string }
  | ({ readonly type: 'map' } & MapView);

function textProblem(text: string, limit: number): TextProblem | undefined {
  if (text.trim() === '') return 'blank';
  return text.length > limit ? 'too-long' : undefined;
}

/** An empty address is valid here; `projectProblems` requires one for the type image. @spec B §5 */
export function imageUrlProblem(url: string): ImageUrlProblem | null {
  if (url === '') return null;
  if (url.length > IMAGE_URL_LIMIT) return 'too-long';
  if (!/^https?:\/\//i.test(url)) return 'scheme';
  if (!URL.canParse(url)) return 'malformed';
  if (!/[^/]\.(gif|jpe?g|png|svg|tiff)$/i.test(url)) return 'ending';
  return null;
}

function imageProblem(url: string, test: ImageTest): ImageProblem | undefined {
  if (url === '') return 'missing';
  const problem = imageUrlProblem(url);
  if (problem !== null) return problem;
  if (test.status === 'loaded') return undefined;
  return test.status === 'failed' ? test.reason : 'untested';
}

function degreesOf(text: string, axis: Axis): number | null {
  const read = readCoordinate(text, axis);
  return read.problem === undefined ? read.value : null;
}

/** An image can be larger than 360 by 180. */
function pixelsOf(text: string): number | null {
  const parsed = parseNumber(text, null, 'any', { min: Number.MIN_SAFE_INTEGER });
  return parsed.isValid ? parsed.value : null;
}

const xOf = (type: ProjectMapType, text: string) =>
  type === 'map' ? degreesOf(text, 'longitude') : pixelsOf(text);
const yOf = (type: ProjectMapType, text: string) =>
  type === 'map' ? degreesOf(text, 'latitude') : pixelsOf(text);

const numberProblem = (number: number | null) => (number === null ? 'not-a-number' : undefined);

function pinProblems(type: ProjectMapType, { name, x, y }: PinFields): PinProblems | null {
  const found: PinProblems = {
    ...(name.length > PIN_NAME_LIMIT && { name: 'too-long' }),
    ...(numberProblem(xOf(type, x)) && { x: 'not-a-number' }),
    ...(numberProblem(yOf(type, y)) && { y: 'not-a-number' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

export function projectProblems(fields: ProjectFields, image: ImageTest): ProjectProblems {
  const isMap = fields.type === 'map';
  const pins = new Map(
    fields.pins.flatMap((pin) => {
      const found = pinProblems(fields.type, pin);
      return found === null ? [] : [[pin.id, found] as const];
    }),
  );
  const found: ProjectProblems = {
    name: textProblem(fields.name, NAME_LIMIT),
    description: textProblem(fields.description, DESCRIPTION_LIMIT),
    image: fields.type === 'image' ? imageProblem(fields.imageUrl, image) : undefined,
    latitude: isMap ? numberProblem(degreesOf(fields.latitude, 'latitude')) : undefined,
    longitude: isMap ? numberProblem(degreesOf(fields.longitude, 'longitude')) : undefined,
    zoom: isMap && readZoom(fields.zoom) === null ? 'out-of-range' : undefined,
    pins: pins.size > 0 ? pins : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function readZoom(text: string): number | null {
  const parsed = parseNumber(text, null, 'whole', { max: MAX_ZOOM });
  return parsed.isValid ? parsed.value : null;
}

export function readView(fields: Pick<ProjectFields, 'latitude' | 'longitude' | 'zoom'>): MapView | null {
  const latitude = degreesOf(fields.latitude, 'latitude');
  const longitude = degreesOf(fields.longitude, 'longitude');
  const zoom = readZoom(fields.zoom);
  if (latitude === null || longitude === null || zoom === null) return null;
  return { latitude, longitude, zoom };
}

export interface PlacedPin {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** null while its coordinates are not numbers or not a place in the world. */
export function placeOf(type: ProjectMapType, pin: Pick<PinFields, 'x' | 'y'>) {
  const x = xOf(type, pin.x);
  const y = yOf(type, pin.y);
  return x === null || y === null ? null : { x, y };
}

export function placedPins(type: ProjectMapType, pins: readonly PinFields[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const place = placeOf(type, pin);
    return place === null ? [] : [{ id: pin.id, name: pin.name, ...place }];
  });
}

export function newProject(fields: ProjectFields): NewProject {
  const { name, description, type } = fields;
  return {
    name: name.trim(),
    description,
    map: projectMap(fields),
    pins: placedPins(type, fields.pins).map(({ id: _, ...pin }) => pin),
  };
}

function projectMap(fields: ProjectFields): ProjectMap {
  const view = readView(fields);
  if (fields.type === 'image') return { type: 'image', imageUrl: fields.imageUrl };
  return fields.type === 'map' && view !== null ? { type: 'map', ...view } : { type: 'default' };
}
