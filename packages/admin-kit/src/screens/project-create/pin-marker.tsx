import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { useMessages } from '../../messages/messages.ts';
import { projectCreateMessages } from './messages.ts';
import { createPinIcon } from './pin-icon.ts';
import { placeOf } from './place-of.ts';
import type { MapPoint } from './project-map.tsx';
import type { PlacedPin } from './rules.ts';

interface PinMarkerProps {
  pin: PlacedPin;
  isGlobe: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onPinMoved: (pin: PlacedPin, point: MapPoint) => void;
  onPinOpened: (id: number) => void;
  onPinRemoved: (pin: PlacedPin) => void;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Screen pixels of an arrow key; one with Shift. */
const STEP_PX = 10;

/** A pin on the map: dragged, moved by arrow keys, opened by click or Enter, removed by Delete. */
export function PinMarker(props: PinMarkerProps) {
  const { pin, isGlobe, isOpen, isBusy, onPinMoved, onPinOpened, onPinRemoved } = props;
  const words = useMessages(projectCreateMessages);
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const [icon] = useState(createPinIcon);
  const position = useMemo(() => ({ lat: pin.y, lng: pin.x }), [pin.x, pin.y]);
  const place = { x: String(pin.x), y: String(pin.y) };
  const name = pin.name.trim() === '' ? words.unnamedPin : pin.name;
  const label = words.marker({ name, place: isGlobe ? words.placeOnMap(place) : words.placeOnImage(place) });

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.setAttribute('aria-label', label);
    element.setAttribute('title', name);
    if (isOpen) element.dataset.state = 'open';
    else delete element.dataset.state;
  }, [label, name, isOpen]);

  const move = ([x, y]: readonly [number, number], stepPx: number) => {
    const from = map.latLngToContainerPoint(position);
    onPinMoved(pin, placeOf(map, map.containerPointToLatLng([from.x + x * stepPx, from.y + y * stepPx])));
  };
  const onKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    const { key, shiftKey } = originalEvent;
    const direction = arrows[key];
    const isRemoval = key === 'Delete' || key === 'Backspace';
    if (isBusy || !(direction || isRemoval || key === 'Enter' || key === ' ')) return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    if (direction) move(direction, shiftKey ? 1 : STEP_PX);
    else if (isRemoval) {
      map.getContainer().focus({ preventScroll: true });
      onPinRemoved(pin);
    } else onPinOpened(pin.id);
  };

  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      draggable={!isBusy}
      zIndexOffset={isOpen ? 1000 : 0}
      eventHandlers={{
        click: () => !isBusy && onPinOpened(pin.id),
        keydown: onKeyDown,
        dragend: () => marker.current && onPinMoved(pin, placeOf(map, marker.current.getLatLng())),
      }}
    />
  );
}
