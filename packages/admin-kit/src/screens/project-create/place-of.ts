import { CRS, type LatLng, type Map as LeafletMap } from 'leaflet';
import { clampLatitude, digitsAtZoom, roundTo, wrapLongitude } from './coordinates.ts';
import type { MapPoint } from './project-map.tsx';

/** A place on the map as a pin has it, no finer than can be seen. */
export function placeOf(map: LeafletMap, { lat, lng }: LatLng): MapPoint {
  if (map.options.crs === CRS.Simple) return { x: roundTo(lng, 1), y: roundTo(lat, 1) };
  const digits = digitsAtZoom(map.getZoom());
  return { x: roundTo(wrapLongitude(lng), digits), y: roundTo(clampLatitude(lat), digits) };
}
