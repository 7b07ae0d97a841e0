import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import {
  digitsAtZoom,
  isSamePlace,
  isSameView,
  type MapView,
  roundTo,
  wrapLongitude,
} from './coordinates.ts';

interface MapViewSyncProps {
  view: MapView | null;
  onViewChanged: (view: MapView) => void;
}

/** Keeps the map and the fields of its centre and zoom the same, whichever a person changes. */
export function MapViewSync({ view, onViewChanged }: MapViewSyncProps) {
  const map = useMapEvents({
    moveend() {
      const shown = viewOf(map);
      if (view === null || !isSamePlace(shown, view)) onViewChanged(shown);
      else if (shown.zoom !== view.zoom) onViewChanged({ ...view, zoom: shown.zoom });
    },
  });
  useEffect(() => {
    if (view === null || isSameView(viewOf(map), view)) return;
    map.setView({ lat: view.latitude, lng: view.longitude }, view.zoom, { animate: false });
  }, [map, view]);
  return null;
}

function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter();
  const zoom = map.getZoom();
  const digits = digitsAtZoom(zoom);
  return { latitude: roundTo(lat, digits), longitude: roundTo(wrapLongitude(lng), digits), zoom };
}
