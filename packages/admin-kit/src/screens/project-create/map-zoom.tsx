import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { projectCreateMessages } from './messages.ts';

/** Nearer and farther. */
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
        icon={<Icon name="plus" />}
        variant="secondary"
        disabledReason={zoom >= map.getMaxZoom() ? words.zoomedIn : undefined}
        onClick={() => map.zoomIn()}
      />
      <IconButton
        label={words.zoomOut}
        icon={<Icon name="minus" />}
        variant="secondary"
        disabledReason={zoom <= map.getMinZoom() ? words.zoomedOut : undefined}
        onClick={() => map.zoomOut()}
      />
    </div>
  );
}
