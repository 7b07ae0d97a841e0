import { DomEvent, noConflict } from 'leaflet';
import { afterAll, expect, it } from 'vitest';
import { removeUnusedLeafletGlobal } from './map-controls.tsx';

const listen = () => undefined;

afterAll(() => {
  noConflict();
  Reflect.deleteProperty(window, 'L');
});

it('deletes Leaflet’s global for listeners when the last listener is gone, and not earlier', () => {
  DomEvent.on(window as unknown as HTMLElement, 'resize', listen);
  removeUnusedLeafletGlobal();
  expect(window).toHaveProperty('_leaflet_events');
  DomEvent.off(window as unknown as HTMLElement, 'resize', listen);
  removeUnusedLeafletGlobal();
  expect(window).not.toHaveProperty('_leaflet_events');
  expect(() => DomEvent.off(window as unknown as HTMLElement, 'resize', listen)).not.toThrow();
});
