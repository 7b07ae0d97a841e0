import {
  CRS,
  ImageOverlay,
  type LatLngBoundsExpression,
  type LatLngTuple,
  type Map as LeafletMap,
  type MapOptions,
} from 'leaflet';
import { use, useEffect, useId, useLayoutEffect, useState } from 'react';
import { MapContainer, Polyline, TileLayer, useMap } from 'react-leaflet';
import { isMatched } from '../../../browser/is-matched.ts';
import { useMessages } from '../../../messages/messages.ts';
import { BusyContext } from '../../../ui/dialog/busy-context.ts';
import { projectCreateMessages } from '../messages.ts';
import { MAX_ZOOM, type MapView } from './coordinates.ts';
import { MapGestures, MapViewSync, MapZoom } from './map-controls.tsx';
import { PinMarkers } from './pin-markers.tsx';
import type { ProjectMapProps } from './project-map-props.ts';

// For load-project-map.ts, which must not load Leaflet before a map is shown.
export { noConflict } from 'leaflet';

const GLOBE: MapOptions = { minZoom: 0, maxZoom: MAX_ZOOM, worldCopyJump: true };
const FLAT_MAP_OPTIONS: MapOptions = { crs: CRS.Simple, minZoom: -6, maxZoom: 4, zoomSnap: 0.25 };

/** Leaflet's controls write markup and do not follow the theme, so they are not used. */
export default function ProjectMap(props: ProjectMapProps) {
  const { surface, pins, openPinId, onViewChanged, onPinAdded, onPinMoved, onPinOpened, onPinRemoved } =
    props;
  const words = useMessages(projectCreateMessages);
  const isBusy = use(BusyContext);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isMotionReduced] = useState(() => isMatched('(prefers-reduced-motion: reduce)'));
  // An <Activity> that hides the page takes the map away. Leaflet cannot show it again.
  const [made, setMade] = useState(0);
  useLayoutEffect(() => () => setMade((count) => count + 1), []);
  const helpId = useId();
  const isGlobe = surface.kind === 'map';
  return (
    <div className="ak-project-create-map" dir="ltr">
      <MapContainer
        key={`${made} ${isGlobe ? 'map' : surface.url}`}
        ref={setMap}
        className="ak-project-create-map-canvas"
        attributionControl={false}
        zoomControl={false}
        doubleClickZoom={false}
        scrollWheelZoom={false}
        // Leaflet's own resize listener leaves a global on the window; MapGestures observes the size instead.
        trackResize={false}
        fadeAnimation={!isMotionReduced}
        zoomAnimation={!isMotionReduced}
        inertia={!isMotionReduced}
        {...(isGlobe
          ? { ...GLOBE, ...initialView(surface.view) }
          : { ...FLAT_MAP_OPTIONS, bounds: boundsOf(surface) })}
      >
        <MapGestures
          label={isGlobe ? words.mapOfWorld : words.mapOfImage}
          descriptionId={helpId}
          isInert={isBusy}
          center={isGlobe && surface.view ? { x: surface.view.longitude, y: surface.view.latitude } : null}
          onPinAdded={onPinAdded}
        />
        {isGlobe ? (
          <>
            <MapViewSync view={surface.view} onViewChanged={onViewChanged} />
            {surface.tiles && (
              <TileLayer
                key={surface.tiles.url}
                url={surface.tiles.url}
                maxZoom={MAX_ZOOM}
                // Tile servers require the origin of the site.
                referrerPolicy="origin"
                eventHandlers={{
                  tileload: () => props.onTileSettled('loaded'),
                  tileerror: () => props.onTileSettled('failed'),
                }}
              />
            )}
            {props.hasGraticule && <Graticule />}
          </>
        ) : (
          <MapImage url={surface.url} bounds={boundsOf(surface)} />
        )}
        <PinMarkers {...{ isGlobe, isBusy, pins, openPinId, onPinMoved, onPinOpened, onPinRemoved }} />
      </MapContainer>
      {map && <MapZoom map={map} />}
      <span id={helpId} hidden>
        {words.mapKeys}
      </span>
    </div>
  );
}

function initialView(view: MapView | null) {
  const { latitude, longitude, zoom } = view ?? { latitude: 0, longitude: 0, zoom: 1 };
  return { center: { lat: latitude, lng: longitude }, zoom };
}

function boundsOf({ width, height }: { width: number; height: number }): LatLngBoundsExpression {
  return [
    [0, 0],
    [height, width],
  ];
}

interface MapImageProps {
  url: string;
  bounds: LatLngBoundsExpression;
}

/** Unlike the overlay of react-leaflet, it sends no referrer. */
function MapImage({ url, bounds }: MapImageProps) {
  const map = useMap();
  const corners = JSON.stringify(bounds);
  useEffect(() => {
    const overlay = new ImageOverlay('', JSON.parse(corners)).addTo(map);
    const image = overlay.getElement();
    if (image) image.referrerPolicy = 'no-referrer';
    overlay.setUrl(url);
    return () => void overlay.remove();
  }, [map, url, corners]);
  return null;
}

const STEP_DEGREES = 30;
const MAX_LONGITUDE = 540;

const graticule: readonly LatLngTuple[][] = [
  ...steps(MAX_LONGITUDE).map((longitude): LatLngTuple[] => [
    [-85, longitude],
    [85, longitude],
  ]),
  ...steps(60).map((latitude): LatLngTuple[] => [
    [latitude, -MAX_LONGITUDE],
    [latitude, MAX_LONGITUDE],
  ]),
];

function steps(max: number): number[] {
  const count = (2 * max) / STEP_DEGREES + 1;
  return Array.from({ length: count }, (_, index) => index * STEP_DEGREES - max);
}

function Graticule() {
  return graticule.map((line) => {
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
