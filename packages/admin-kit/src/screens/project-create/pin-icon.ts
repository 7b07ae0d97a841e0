import { DivIcon } from 'leaflet';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPE = 'M16 31C11 23.5 5.5 18 5.5 12.5a10.5 10.5 0 0 1 21 0C26.5 18 21 23.5 16 31z';

/** A pin of 32 by 32 pixels whose tip is the place. Drawn, not loaded, and never from markup. @spec B §9 */
export function createPinIcon(): DivIcon {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 32');
  drawing.setAttribute('width', '32');
  drawing.setAttribute('height', '32');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'ak-project-create-map-pin-drawing');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', SHAPE);
  const hole = document.createElementNS(SVG, 'circle');
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
