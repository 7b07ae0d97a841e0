import { CRS, type LatLngBoundsExpression, type Map as LeafletMap, type MapOptions } from 'leaflet';
import { use, useId, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { useMessages } from '../../messages/messages.ts';
import type { MapTiles } from '../../provider/admin-kit-context.ts';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { MAX_ZOOM, type MapView } from './coordinates.ts';
import { MapGestures } from './map-gestures.tsx';
import { MapGraticule } from './map-graticule.tsx';
import { MapImage } from './map-image.tsx';
import { MapTileLayer } from './map-tile-layer.tsx';
import { MapViewSync } from './map-view-sync.tsx';
import { MapZoom } from './map-zoom.tsx';
import { projectCreateMessages } from './messages.ts';
import { PinMarkers } from './pin-markers.tsx';
import type { PlacedPin } from './rules.ts';
import './project-map.css';

// For load-project-map.ts, which may not load Leaflet before a map is shown.
export { noConflict } from 'leaflet';

/** What pins are placed on. */
export type MapSurface =
  | {
      readonly kind: 'map';
      /** null while its fields cannot be read: the map stays where it is. */
      readonly view: MapView | null;
      readonly tiles: MapTiles | null;
    }
  | { readonly kind: 'image'; readonly url: string; readonly width: number; readonly height: number };

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface ProjectMapProps {
  surface: MapSurface;
  /** Meridians and parallels, where there is no background. */
  hasGraticule: boolean;
  pins: readonly PlacedPin[];
  /** The pin that is being edited beside the map. */
  openPinId: number | null;
  onViewChanged: (view: MapView) => void;
  onPinAdded: (point: MapPoint) => void;
  onPinMoved: (pin: PlacedPin, point: MapPoint) => void;
  onPinOpened: (id: number) => void;
  onPinRemoved: (pin: PlacedPin) => void;
  onTilesFailed: () => void;
}

const GLOBE: MapOptions = { minZoom: 0, maxZoom: MAX_ZOOM, worldCopyJump: true };
const DRAWING: MapOptions = { crs: CRS.Simple, minZoom: -6, maxZoom: 4, zoomSnap: 0.25 };

/**
 * The map itself, the one part of the kit that loads Leaflet, and only in a browser. Without Leaflet's own controls,
 * which write markup and would not follow the theme.
 */
export default function ProjectMap(props: ProjectMapProps) {
  const { surface, pins, openPinId, onViewChanged, onPinAdded, onPinMoved, onPinOpened, onPinRemoved } =
    props;
  const words = useMessages(projectCreateMessages);
  const isBusy = use(BusyContext);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isMotionReduced] = useState(
    () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  );
  const helpId = useId();
  const isGlobe = surface.kind === 'map';
  return (
    <div className="ak-project-create-map" dir="ltr">
      <MapContainer
        key={isGlobe ? 'map' : surface.url}
        ref={setMap}
        className="ak-project-create-map-canvas"
        attributionControl={false}
        zoomControl={false}
        doubleClickZoom={false}
        scrollWheelZoom={false}
        // MapGestures follows the size; Leaflet's own way leaves a global on the window.
        trackResize={false}
        fadeAnimation={!isMotionReduced}
        zoomAnimation={!isMotionReduced}
        inertia={!isMotionReduced}
        {...(isGlobe ? { ...GLOBE, ...firstView(surface.view) } : { ...DRAWING, bounds: boundsOf(surface) })}
      >
        <MapGestures
          label={isGlobe ? words.mapOfWorld : words.mapOfImage}
          descriptionId={helpId}
          isInert={isBusy}
          middle={isGlobe && surface.view ? { x: surface.view.longitude, y: surface.view.latitude } : null}
          onPinAdded={onPinAdded}
        />
        {isGlobe ? (
          <>
            <MapViewSync view={surface.view} onViewChanged={onViewChanged} />
            {surface.tiles && <MapTileLayer url={surface.tiles.url} onTilesFailed={props.onTilesFailed} />}
            {props.hasGraticule && <MapGraticule />}
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

function firstView(view: MapView | null) {
  const { latitude, longitude, zoom } = view ?? { latitude: 0, longitude: 0, zoom: 1 };
  return { center: { lat: latitude, lng: longitude }, zoom };
}

/** One unit of a drawing is one pixel of its image, counted from the lower left corner. */
function boundsOf({ width, height }: { width: number; height: number }): LatLngBoundsExpression {
  return [
    [0, 0],
    [height, width],
  ];
}
