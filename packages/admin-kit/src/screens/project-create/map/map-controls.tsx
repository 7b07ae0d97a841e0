import { CRS, type LatLng, type Map as LeafletMap, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { useMessages } from '../../../messages/messages.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/icon/icons.tsx';
import { projectCreateMessages } from '../messages.ts';
import {
  clampLatitude,
  digitsAtZoom,
  isSamePlace,
  isSameView,
  type MapView,
  roundTo,
  wrapLongitude,
} from './coordinates.ts';
import type { MapPoint } from './project-map-props.ts';

export function toMapPoint(map: LeafletMap, { lat, lng }: LatLng): MapPoint {
  if (map.options.crs === CRS.Simple) return { x: roundTo(lng, 1), y: roundTo(lat, 1) };
  const digits = digitsAtZoom(map.getZoom());
  return { x: roundTo(wrapLongitude(lng), digits), y: roundTo(clampLatitude(lat), digits) };
}

interface MapGesturesProps {
  label: string;
  descriptionId: string;
  isInert: boolean;
  center: MapPoint | null;
  onPinAdded: (point: MapPoint) => void;
}

export function MapGestures({ label, descriptionId, isInert, center, onPinAdded }: MapGesturesProps) {
  const add = (point: MapPoint) => {
    if (!isInert) onPinAdded(point);
  };
  const map = useMapEvents({
    // Ignores the second click of a double click.
    click: ({ latlng, originalEvent }: LeafletMouseEvent) =>
      originalEvent.detail <= 1 && add(toMapPoint(map, latlng)),
    keydown({ originalEvent }) {
      const isForMap = originalEvent.target === map.getContainer();
      if (!isForMap || (originalEvent.key !== 'Enter' && originalEvent.key !== ' ')) return;
      originalEvent.preventDefault();
      add(center ?? toMapPoint(map, map.getCenter()));
    },
  });

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', descriptionId);
  }, [map, label, descriptionId]);

  useEffect(() => {
    // The wheel scrolls the form unless the map has focus.
    const container = map.getContainer();
    const enable = () => void map.scrollWheelZoom.enable();
    const disable = () => void map.scrollWheelZoom.disable();
    container.addEventListener('focus', enable);
    container.addEventListener('blur', disable);
    return () => {
      container.removeEventListener('focus', enable);
      container.removeEventListener('blur', disable);
    };
  }, [map]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  // React cleans up parents first, so the map is already removed.
  useEffect(() => () => removeUnusedLeafletGlobal(), []);
  return null;
}

interface MapViewSyncProps {
  view: MapView | null;
  onViewChanged: (view: MapView) => void;
}

export function MapViewSync({ view, onViewChanged }: MapViewSyncProps) {
  const map = useMapEvents({
    moveend() {
      const shown = currentView(map);
      if (view === null || !isSamePlace(shown, view)) onViewChanged(shown);
      else if (shown.zoom !== view.zoom) onViewChanged({ ...view, zoom: shown.zoom });
    },
  });
  useEffect(() => {
    if (view === null || isSameView(currentView(map), view)) return;
    map.setView({ lat: view.latitude, lng: view.longitude }, view.zoom, { animate: false });
  }, [map, view]);
  return null;
}

function currentView(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter();
  const zoom = map.getZoom();
  const digits = digitsAtZoom(zoom);
  return { latitude: roundTo(lat, digits), longitude: roundTo(wrapLongitude(lng), digits), zoom };
}

export function MapZoom({ map }: { map: LeafletMap }) {
  const words = useMessages(projectCreateMessages);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    map.on('zoomend', follow);
    follow();
    return () => void map.off('zoomend', follow);
  }, [map]);
  return (
    <div className="ak-project-create-map-zoom">
      <IconButton
        label={words.zoomIn}
        icon={<PlusIcon />}
        variant="secondary"
        disabledReason={zoom >= map.getMaxZoom() ? words.zoomedIn : undefined}
        onClick={() => map.zoomIn()}
      />
      <IconButton
        label={words.zoomOut}
        icon={<MinusIcon />}
        variant="secondary"
        disabledReason={zoom <= map.getMinZoom() ? words.zoomedOut : undefined}
        onClick={() => map.zoomOut()}
      />
    </div>
  );
}

/** Leaflet stores its listeners on the window in this global, and never deletes it. */
interface WindowWithLeafletEvents {
  _leaflet_events?: Readonly<Record<string, unknown>>;
}

/** A map of the host may use the same global. */
export function removeUnusedLeafletGlobal(
  page: WindowWithLeafletEvents = window as WindowWithLeafletEvents,
): void {
  const listeners = page._leaflet_events;
  if (listeners && Object.values(listeners).every((listener) => listener === null))
    delete page._leaflet_events;
}
