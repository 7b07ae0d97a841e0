import { DomEvent } from 'leaflet';
import { expect, it } from 'vitest';
import { forgetLeaflet } from './forget-leaflet.ts';

it('leaves no global of Leaflet after the last map, and no other map without its listeners', () => {
  const [ours, others] = [() => {}, () => {}];
  const on = (listener: () => void) => DomEvent.on(window as never, 'resize', listener);
  const off = (listener: () => void) => DomEvent.off(window as never, 'resize', listener);
  on(ours);
  on(others);
  off(ours);
  forgetLeaflet();
  expect('_leaflet_events' in window).toBe(true);
  off(others);
  forgetLeaflet();
  expect('_leaflet_events' in window).toBe(false);
});
