import {
  DivIcon,
  type LatLngBounds,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
} from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { useMessages, useNumberFormat } from '../../../messages/messages.ts';
import { projectCreateMessages } from '../messages.ts';
import type { PlacedPin } from '../rules.ts';
import { drawnLatitude, nearestCopy } from './coordinates.ts';
import { toMapPoint } from './map-controls.tsx';
import type { MapPoint } from './project-map-props.ts';

interface PinMarkersProps {
  isGlobe: boolean;
  isBusy: boolean;
  pins: readonly PlacedPin[];
  openPinId: number | null;
  onPinMoved: (pin: PlacedPin, point: MapPoint) => void;
  onPinOpened: (id: number) => void;
  onPinRemoved: (pin: PlacedPin) => void;
}

/** More markers would make the map stutter. */
const MAX_MARKERS = 250;

export function PinMarkers({ pins, openPinId, ...rest }: PinMarkersProps) {
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  const [view, setView] = useState<ShownView | null>(null);
  const map = useMap();
  // useMapEvents would miss a move in an effect of the same render, because it listens anew after each.
  useEffect(() => {
    const look = () => setView(shownView(map));
    map.on('moveend resize', look);
    look();
    return () => void map.off('moveend resize', look);
  }, [map]);
  const { isGlobe } = rest;
  const open = pins.find(({ id }) => id === openPinId);

  const drawnLongitude = ({ x }: PlacedPin) => (isGlobe && view ? nearestCopy(x, view.center) : x);
  const latitudeOf = ({ y }: PlacedPin) => (isGlobe ? drawnLatitude(y) : y);
  const visible = view?.bounds
    ? pins.filter((pin) => view.bounds?.contains({ lat: latitudeOf(pin), lng: drawnLongitude(pin) }))
    : pins;
  const drawn = visible.slice(0, MAX_MARKERS);
  if (open && !drawn.includes(open)) drawn.push(open);
  return (
    <>
      {drawn.map((pin) => (
        <PinMarker
          key={pin.id}
          pin={pin}
          longitude={drawnLongitude(pin)}
          isOpen={pin.id === openPinId}
          {...rest}
        />
      ))}
      {drawn.length < visible.length && (
        <div className="ak-project-create-map-notice" dir="auto">
          {words.markersHidden({
            shown: format(drawn.length),
            count: format(visible.length),
          })}
        </div>
      )}
    </>
  );
}

interface ShownView {
  /** The longitude of the center, which can be outside of -180 to 180. */
  readonly center: number;
  /** null for a map without a size: then every pin counts as visible. */
  readonly bounds: LatLngBounds | null;
}

function shownView(map: LeafletMap): ShownView {
  const { x, y } = map.getSize();
  return { center: map.getCenter().lng, bounds: x === 0 || y === 0 ? null : map.getBounds().pad(0.1) };
}

interface PinMarkerProps {
  pin: PlacedPin;
  /** Where it is drawn: the map repeats the world. */
  longitude: number;
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
const STEP_PX = 10;

function PinMarker(props: PinMarkerProps) {
  const { pin, longitude, isGlobe, isOpen, isBusy, onPinMoved, onPinOpened, onPinRemoved } = props;
  const words = useMessages(projectCreateMessages);
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const [icon] = useState(createPinIcon);
  const position = useMemo(() => ({ lat: pin.y, lng: longitude }), [longitude, pin.y]);
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
    const to = toMapPoint(map, map.containerPointToLatLng([from.x + x * stepPx, from.y + y * stepPx]));
    // A pin is drawn in fewer digits than it has, and short of a pole, so the other coordinate stays.
    const further = y < 0 ? Math.max : Math.min;
    onPinMoved(pin, { x: x === 0 ? pin.x : to.x, y: y === 0 ? pin.y : further(pin.y, to.y) });
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
        dragend: () => marker.current && onPinMoved(pin, toMapPoint(map, marker.current.getLatLng())),
      }}
    />
  );
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const PIN_PATH = 'M16 31C11 23.5 5.5 18 5.5 12.5a10.5 10.5 0 0 1 21 0C26.5 18 21 23.5 16 31z';

/** Built from DOM nodes, never from an HTML string. @spec B §9 */
function createPinIcon(): DivIcon {
  const drawing = document.createElementNS(SVG_NAMESPACE, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 32');
  drawing.setAttribute('width', '32');
  drawing.setAttribute('height', '32');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'ak-project-create-map-pin-drawing');
  const shape = document.createElementNS(SVG_NAMESPACE, 'path');
  shape.setAttribute('d', PIN_PATH);
  const hole = document.createElementNS(SVG_NAMESPACE, 'circle');
  hole.setAttribute('cx', '16');
  hole.setAttribute('cy', '12.5');
  hole.setAttribute('r', '3.5');
  hole.setAttribute('class', 'ak-project-create-map-pin-hole');
  drawing.append(shape, hole);
  const html = document.createElement('span');
  html.append(drawing);
  return new DivIcon({
    html,
    className: 'ak-project-create-map-pin',
    iconSize: [32, 32],
    iconAnchor: [16, 31],
  });
}
