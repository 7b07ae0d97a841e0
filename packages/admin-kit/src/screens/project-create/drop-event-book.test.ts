import { DomEvent } from 'leaflet';
import { expect, it } from 'vitest';
import { dropEventBook } from './drop-event-book.ts';

const listen = () => undefined;

it('takes Leaflet’s book of listeners off the window once nobody listens, and not before', () => {
  DomEvent.on(window as unknown as HTMLElement, 'resize', listen);
  dropEventBook();
  expect(window).toHaveProperty('_leaflet_events');
  DomEvent.off(window as unknown as HTMLElement, 'resize', listen);
  dropEventBook();
  expect(window).not.toHaveProperty('_leaflet_events');
  expect(() => DomEvent.off(window as unknown as HTMLElement, 'resize', listen)).not.toThrow();
});
