import type { MapTiles } from '../../../context/admin-kit-context.ts';
import type { PlacedPin } from '../rules.ts';
import type { MapView } from './coordinates.ts';

export type MapSurface =
  | {
      readonly kind: 'map';
      /** null while its fields are not numbers: the map keeps its view. */
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
  hasGraticule: boolean;
  pins: readonly PlacedPin[];
  openPinId: number | null;
  onViewChanged: (view: MapView) => void;
  onPinAdded: (point: MapPoint) => void;
  onPinMoved: (pin: PlacedPin, point: MapPoint) => void;
  onPinOpened: (id: number) => void;
  onPinRemoved: (pin: PlacedPin) => void;
  onTileSettled: (end: 'loaded' | 'failed') => void;
}
