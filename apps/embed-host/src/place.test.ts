import { expect, it } from 'vitest';
import { readPlace } from './place.ts';

const placeAt = (path: string) => readPlace(new URL(path, 'https://main.example'));

it.each([
  ['/', { kind: 'dashboard' }],
  ['/app/dashboard', { kind: 'dashboard' }],
  ['/app/connect/5', { kind: 'project', projectId: 5 }],
  ['/#/app/connect/5', { kind: 'project', projectId: 5 }],
  ['/app/dashboard#/app/connect/0', { kind: 'project', projectId: 0 }],
  ['/app/connect/5#map', { kind: 'project', projectId: 5 }],
  ['/app/connect/', { kind: 'unknown' }],
  ['/app/connect/-5', { kind: 'unknown' }],
  ['/app/connect/5/../../x', { kind: 'unknown' }],
  ['/#/app/elsewhere', { kind: 'unknown' }],
])('reads %s (B §2)', (path, place) => {
  expect(placeAt(path)).toEqual(place);
});
