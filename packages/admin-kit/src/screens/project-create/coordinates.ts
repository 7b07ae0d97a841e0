const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** What Web Mercator can show: a map cannot be moved beyond it, a coordinate may lie beyond it. */
const MERCATOR_LATITUDE = 85.0511;
export const MAX_ZOOM = 19;

/**
 * Reads a coordinate as a person writes one: a sign, digits, one point, blanks around them. `Number(' ')` is 0 and
 * `parseFloat('1,5')` is 1, so neither may decide where a pin is.
 * @returns null for anything else
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim().replace('\u2212', '-');
  if (!DECIMAL.test(trimmed)) return null;
  const value = Number(trimmed) + 0; // -0 becomes 0
  return Number.isFinite(value) ? value : null;
}

/** The same meridian between -180 and 180 degrees: a world that was turned around once too often. */
export function wrapLongitude(degrees: number): number {
  if (degrees >= -180 && degrees <= 180) return degrees;
  return roundTo(((((degrees + 180) % 360) + 360) % 360) - 180, 9);
}

/** Between the poles. */
export function clampLatitude(degrees: number): number {
  return Math.min(90, Math.max(-90, degrees));
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

/**
 * How many digits after the point a place on a map at this zoom has: what is finer than half a screen pixel only makes
 * the request longer. At most 6, a tenth of a metre.
 */
export function digitsAtZoom(zoom: number): number {
  return Math.min(6, Math.max(0, Math.ceil(-Math.log10(degreesPerPixel(zoom) / 2))));
}

function degreesPerPixel(zoom: number): number {
  return 360 / (256 * 2 ** zoom);
}

/** Where a map is looked at, and from how near. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/**
 * Whether a map that stands at one place need not be moved to stand at the other: they are less than a screen pixel apart.
 * A map stands on whole pixels, so that a change of its size or zoom moves its centre by a part of one.
 */
export function isSamePlace(a: MapView, b: MapView): boolean {
  const tolerance = degreesPerPixel(Math.min(a.zoom, b.zoom));
  const shown = (latitude: number) => Math.min(MERCATOR_LATITUDE, Math.max(-MERCATOR_LATITUDE, latitude));
  return (
    Math.abs(shown(a.latitude) - shown(b.latitude)) <= tolerance &&
    Math.abs(wrapLongitude(a.longitude - b.longitude)) <= tolerance
  );
}

export function isSameView(a: MapView, b: MapView): boolean {
  return a.zoom === b.zoom && isSamePlace(a, b);
}
