import { ImageOverlay, type LatLngBoundsExpression } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface MapImageProps {
  url: string;
  bounds: LatLngBoundsExpression;
}

/** The image that pins are placed on. Not react-leaflet's own: that one tells the image's host which page shows it. */
export function MapImage({ url, bounds }: MapImageProps) {
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
