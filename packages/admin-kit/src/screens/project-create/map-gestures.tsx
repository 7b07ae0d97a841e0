import type { LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import { dropEventBook } from './drop-event-book.ts';
import { placeOf } from './place-of.ts';
import type { MapPoint } from './project-map.tsx';

interface MapGesturesProps {
  label: string;
  /** Of the sentence that says what the keys do. */
  descriptionId: string;
  isInert: boolean;
  /** Where Enter adds a pin; null is where the map stands, to the nearest pixel. */
  middle: MapPoint | null;
  onPinAdded: (point: MapPoint) => void;
}

/** Adds pins by click and by Enter, makes the map a widget with a name, and follows the size of its place. */
export function MapGestures({ label, descriptionId, isInert, middle, onPinAdded }: MapGesturesProps) {
  const add = (point: MapPoint) => {
    if (!isInert) onPinAdded(point);
  };
  const map = useMapEvents({
    // The second click of a double click would add a second pin in the same place.
    click: ({ latlng, originalEvent }: LeafletMouseEvent) =>
      originalEvent.detail <= 1 && add(placeOf(map, latlng)),
    keydown({ originalEvent }) {
      const isForMap = originalEvent.target === map.getContainer();
      if (!isForMap || (originalEvent.key !== 'Enter' && originalEvent.key !== ' ')) return;
      originalEvent.preventDefault();
      add(middle ?? placeOf(map, map.getCenter()));
    },
  });

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', descriptionId);
  }, [map, label, descriptionId]);

  useEffect(() => {
    // The wheel scrolls the form until the person is at work in the map.
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

  // After the map that is around this has removed itself: React takes effects back from the outside in.
  useEffect(() => () => dropEventBook(), []);
  return null;
}
