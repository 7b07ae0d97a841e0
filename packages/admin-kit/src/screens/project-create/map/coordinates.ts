/** The limit of Web Mercator: the map cannot be moved beyond it, although a coordinate may be beyond it. */
const MERCATOR_LATITUDE = 85.0511;
export const MAX_ZOOM = 19;

export function wrapLongitude(degrees: number): number {
  if (degrees >= -180 && degrees <= 180) return degrees;
  return roundTo(((((degrees + 180) % 360) + 360) % 360) - 180, 9);
}

/** The copy of the world that is nearest to the center of the map. */
export function nearestCopy(longitude: number, center: number): number {
  return longitude + 360 * Math.round((center - longitude) / 360);
}

/** Web Mercator draws the poles at its limit. */
export const drawnLatitude = (degrees: number): number =>
  Math.min(MERCATOR_LATITUDE, Math.max(-MERCATOR_LATITUDE, degrees));

export function clampLatitude(degrees: number): number {
  return Math.min(90, Math.max(-90, degrees));
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

/** At most 6 (a tenth of a meter). More would only lengthen the request. */
export function digitsAtZoom(zoom: number): number {
  return Math.min(6, Math.max(0, Math.ceil(-Math.log10(degreesPerPixel(zoom) / 2))));
}

function degreesPerPixel(zoom: number): number {
  return 360 / (256 * 2 ** zoom);
}

export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Leaflet rounds a center to whole pixels when size or zoom change. */
export function isSamePlace(a: MapView, b: MapView): boolean {
  const tolerance = degreesPerPixel(Math.min(a.zoom, b.zoom));
  return (
    Math.abs(drawnLatitude(a.latitude) - drawnLatitude(b.latitude)) <= tolerance &&
    Math.abs(wrapLongitude(a.longitude - b.longitude)) <= tolerance
  );
}

export function isSameView(a: MapView, b: MapView): boolean {
  return a.zoom === b.zoom && isSamePlace(a, b);
}
