import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { projectCreateMessages } from './messages.ts';
import { PinMarker } from './pin-marker.tsx';
import type { MapPoint } from './project-map.tsx';
import type { PlacedPin } from './rules.ts';

interface PinMarkersProps {
  isGlobe: boolean;
  isBusy: boolean;
  pins: readonly PlacedPin[];
  openPinId: number | null;
  onPinMoved: (pin: PlacedPin, point: MapPoint) => void;
  onPinOpened: (id: number) => void;
  onPinRemoved: (pin: PlacedPin) => void;
}

/** More elements than this make a map stutter, and cover each other anyway. */
const MOST_DRAWN = 250;

/** The pins in sight. */
export function PinMarkers({ pins, openPinId, ...rest }: PinMarkersProps) {
  const words = useMessages(projectCreateMessages);
  const { locale } = useAdminKit().appearance;
  const [sight, setSight] = useState<LatLngBounds | null>(null);
  const map = useMapEvents({ moveend: () => setSight(sightOf(map)), resize: () => setSight(sightOf(map)) });
  useEffect(() => setSight(sightOf(map)), [map]);
  const open = pins.find(({ id }) => id === openPinId);

  const inSight = sight === null ? pins : pins.filter(({ x, y }) => sight.contains({ lat: y, lng: x }));
  const drawn = inSight.slice(0, MOST_DRAWN);
  if (open && !drawn.includes(open)) drawn.push(open);
  return (
    <>
      {drawn.map((pin) => (
        <PinMarker key={pin.id} pin={pin} isOpen={pin.id === openPinId} {...rest} />
      ))}
      {drawn.length < inSight.length && (
        <div className="ak-project-create-map-notice">
          {words.markersHidden({
            shown: drawn.length.toLocaleString(locale),
            count: inSight.length.toLocaleString(locale),
          })}
        </div>
      )}
    </>
  );
}

/** null for a map without a size: then nothing is out of sight. */
function sightOf(map: LeafletMap): LatLngBounds | null {
  const { x, y } = map.getSize();
  return x === 0 || y === 0 ? null : map.getBounds().pad(0.1);
}
