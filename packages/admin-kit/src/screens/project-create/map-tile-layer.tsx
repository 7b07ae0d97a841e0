import { TileLayer } from 'react-leaflet';
import { MAX_ZOOM } from './coordinates.ts';

interface MapTileLayerProps {
  url: string;
  /** Fires for each tile that does not load. */
  onTilesFailed: () => void;
}

/** The background of the globe. Tile servers want to know which site asks, and no more than that. */
export function MapTileLayer({ url, onTilesFailed }: MapTileLayerProps) {
  return (
    <TileLayer
      key={url}
      url={url}
      maxZoom={MAX_ZOOM}
      referrerPolicy="origin"
      eventHandlers={{ tileerror: onTilesFailed }}
    />
  );
}
