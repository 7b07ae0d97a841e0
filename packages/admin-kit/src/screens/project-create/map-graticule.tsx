import type { LatLngTuple } from 'leaflet';
import { Polyline } from 'react-leaflet';

const STEP_DEGREES = 30;
/** Round the world to both sides, as far as the map can be dragged. */
const FARTHEST_DEGREES = 540;

const lines: readonly LatLngTuple[][] = [
  ...steps(FARTHEST_DEGREES).map((longitude): LatLngTuple[] => [
    [-85, longitude],
    [85, longitude],
  ]),
  ...steps(60).map((latitude): LatLngTuple[] => [
    [latitude, -FARTHEST_DEGREES],
    [latitude, FARTHEST_DEGREES],
  ]),
];

function steps(farthest: number): number[] {
  const count = (2 * farthest) / STEP_DEGREES + 1;
  return Array.from({ length: count }, (_, index) => index * STEP_DEGREES - farthest);
}

/** Meridians and parallels, where no background says where one is. Equator and Greenwich are drawn stronger. */
export function MapGraticule() {
  return lines.map((line) => {
    const [[latitude, longitude], [, end]] = line as [LatLngTuple, LatLngTuple];
    const isMain = longitude === end ? longitude % 360 === 0 : latitude === 0;
    return (
      <Polyline
        key={`${latitude} ${longitude}`}
        positions={line}
        interactive={false}
        className={isMain ? 'ak-project-create-map-main-line' : 'ak-project-create-map-line'}
      />
    );
  });
}
